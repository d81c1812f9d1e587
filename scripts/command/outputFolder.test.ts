import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimFolder, type OutputKind, publishSite, writeContent } from '../../generator/index.ts'
import { markOf } from '../../generator/publish/folder/ownFolder.ts'
import { marked } from '../../tests/fixtures/marks.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { isFull } from '../../tests/fullRun.ts'
import { UsageError } from './commandLine.ts'
import { outputFile, outputFolder, usualFolder } from './outputFolder.ts'

const before = process.cwd()

afterEach(() => {
  process.chdir(before)
  vi.unstubAllEnvs()
})

const files = {
  ...{ 'home/project/site.config.ts': 'mine', 'home/project/guides/en/index.mdx': 'mine' },
  ...{ 'home/project/specs/a.yaml': 'mine', 'home/project/components/Gauge.tsx': 'mine' },
  ...{ 'home/project/.git/HEAD': 'mine', 'home/photos/one.jpg': 'mine', 'home/photos/index.html': 'mine' },
  'home/photos/en/index.mdx': 'mine',
  ...{ 'home/project/.kept.previous/photo.jpg': 'mine', 'home/project/.dist.next-1/photo.jpg': 'mine' },
  ...{ 'home/project/dist/index.html': 'old', ...marked('home/project/dist') },
  ...{ 'home/project/.dist.previous/index.html': 'older', ...marked('home/project/.dist.previous') },
  ...{ 'home/project/kept/index.html': 'old', ...marked('home/project/kept') },
  ...{ 'home/project/made/routes.json': 'old', ...marked('home/project/made', 'content') },
  ...{ 'home/project/report/index.html': 'old', ...marked('home/project/report', 'report') },
  ...{ 'client/index.html': 'new', 'content/public/index.md': '# New' },
}

/** Links by their places, with their targets. */
const links = {
  ...{ 'home/project/to-project': '.', 'home/project/to-guides': 'guides', 'home/project/to-photos': '../photos' },
  ...{ 'home/project/to-dist': 'dist', 'home/project/to-nothing': 'nowhere', 'home/project/to-itself': 'to-itself' },
  ...{ 'home/project/dist/photos': '../../photos', 'home/project/made/pages': '../../photos', 'home/up': '..' },
}

/** A home folder with a project in it, which is the working folder. */
async function workIn(): Promise<{ root: string; project: string }> {
  const root = await temporaryFolder(files)
  const project = join(root, 'home/project')
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path))
  process.chdir(project)
  vi.stubEnv('HOME', join(root, 'home'))
  return { root, project }
}

/** Foreign files with their content. */
function foreignFiles(folder: string): Map<string, string> {
  if (markOf(folder) !== undefined) return new Map()
  return new Map(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return [...foreignFiles(path)]
      return entry.isFile() ? [[path, readFileSync(path, 'utf8')] as const] : []
    }),
  )
}

/** Writes an output twice, as commands do: the second time deletes the files that the first has put away. */
async function write(kind: OutputKind, out: string, root: string): Promise<void> {
  for (const name of ['index', 'other']) {
    if (kind === 'site') {
      const config = { redirects: {}, base: '/' }
      await publishSite({ client: join(root, 'client'), content: join(root, 'content'), config, out })
    } else if (kind === 'content') await writeContent(out, new Map([[`pages/en/${name}.mdx`, name]]))
    else claimFolder(out, 'report')
  }
}

const steps = [
  ...['.', '..', '...', '~', '', 'home', 'project', 'guides', 'specs', 'components', 'photos', '.git', 'new', 'en'],
  ...['dist', 'kept', 'made', 'report', '.dist.previous', '.dist.next-1', 'to-project', 'to-guides', 'to-photos'],
  ...['to-dist', 'to-nothing', 'to-itself', 'up', 'DIST', 'Guides', 'site.config.ts', 'one.jpg', 'index.html'],
]

describe('an output folder', () => {
  it('costs nobody a file, whatever is named', async () => {
    const kind = fc.constantFrom<OutputKind>('site', 'content', 'report')
    const name = fc.oneof(fc.constantFrom(...steps), fc.constantFrom('dist', 'made', 'report', 'to-dist', 'new'))
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
    const start = fc.constantFrom('', '', './', '../', 'ROOT/', 'ROOT/home/', 'ROOT/home/project/')
    const taken = { count: 0 }
    await fc.assert(
      fc.asyncProperty(kind, start, path, async (of, from, rest) => {
        const { root, project } = await workIn()
        const out = `${from.replace('ROOT', root)}${rest}`
        const foreign = foreignFiles(root)
        try {
          const folder = await outputFolder({ out, kind: of, project: { kind: 'project', root: project } })
          await write(of, folder, root)
          taken.count += 1
        } catch (error) {
          if (!(error instanceof UsageError)) throw error
        }
        const found = [...foreign].filter(([file, text]) => !existsAs(file, text)).map(([file]) => file)
        expect(found).toEqual([])
      }),
      { numRuns: isFull ? 150 : 40, seed: 1 },
    )
    expect(taken.count).toBeGreaterThan(isFull ? 15 : 3)
  }, 60_000)
})

function existsAs(file: string, text: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8') === text
}

async function refusal(out: string, kind: OutputKind = 'site'): Promise<string> {
  const project = { kind: 'project', root: process.cwd() } as const
  return outputFolder({ out, kind, project }).then(
    (folder) => `taken: ${folder}`,
    (error: unknown) => (error instanceof UsageError ? error.message : `no usage error: ${error}`),
  )
}

describe('what cannot be an output folder', () => {
  it.each([
    ['.', 'holds the project itself'],
    ['..', 'holds the project itself'],
    ['../../', 'holds the project itself'],
    ['/', 'holds the project itself'],
    ['to-project', 'holds the project itself'],
    ['to-guides', "is a part of the project's sources"],
    ['../project/specs/new', "is a part of the project's sources"],
    ['.git/new', "is a part of the project's sources"],
    ['components', 'no file .exchange-docs'],
    ['../photos/', 'no file .exchange-docs'],
    ['to-photos', 'no file .exchange-docs'],
    ['made', 'holds generated content, not a site'],
    ['kept', '.kept.previous is where the site before the last one is kept'],
    ['~', 'write the path of the home folder out'],
    ['~/new', 'write the path of the home folder out'],
    ['to-nothing', 'leads to nothing'],
    ['to-nothing/new', 'leads to nothing'],
    ['to-itself', 'leads back to itself'],
    ['site.config.ts', 'is a file'],
    ['site.config.ts/new', 'which is a file'],
    ['x'.repeat(300), 'longer than a path may be'],
  ])('%s: %s', async (out, reason) => {
    await workIn()
    expect(await refusal(out)).toContain(reason)
  })

  it('is the home folder, and what holds it or the working folder, also of another project', async () => {
    const { root } = await workIn()
    const project = { kind: 'specs', root: join(root, 'content'), specs: [] } as const
    const out = join(root, 'home')
    await expect(outputFolder({ out, kind: 'content', project })).rejects.toThrow('holds the folder you are in')
    process.chdir(root)
    await expect(outputFolder({ out, kind: 'content', project })).rejects.toThrow('holds your home folder')
  })

  it('is a repository, though all of it was made here', async () => {
    await workIn()
    mkdirSync('dist/.git')
    expect(await refusal('dist')).toContain('is a git repository')
  })

  it.runIf(process.platform === 'linux')('is a folder of the system', async () => {
    await workIn()
    expect(await refusal('/proc/new')).toContain('Nothing can be written to /proc')
    expect(await refusal('/proc/self/cwd')).toContain('holds the project itself')
  })
})

describe('a folder without a mark', () => {
  it.each(['site', 'content', 'report'] as const)('is not taken for a %s, whatever it holds', async (kind) => {
    const { project } = await workIn()
    put(join(project, 'older/index.html'), '<!doctype html>')
    const own = { out: 'older', kind, project: { kind: 'project', root: project } } as const
    await expect(outputFolder(own)).rejects.toThrow('If an older version has made it, delete')
    expect(() => usualFolder(own)).toThrow('no file .exchange-docs')
  })
})

describe('an output file', () => {
  const isOwn = async (path: string) => readFileSync(path, 'utf8') === 'ours'
  const take = (out: string) => outputFile({ out, isOwn, from: 'dist' })

  it('is new, or one that was made here', async () => {
    const { project } = await workIn()
    put('docs.zip', 'ours')
    expect([await take('docs.zip'), await take('new.zip')]).toEqual([
      join(project, 'docs.zip'),
      join(project, 'new.zip'),
    ])
  })

  it.each([
    ['site.config.ts', 'is not a package of this command'],
    ['guides', 'is not a package of this command'],
    ['to-photos', 'is not a package of this command'],
    ['to-nothing', 'is not a package of this command'],
    ['nowhere/docs.zip', 'there is no folder'],
    ['dist/docs.zip', 'lies in the site itself'],
    ['to-dist/docs.zip', 'lies in the site itself'],
    ['~/docs.zip', 'write the path of the home folder out'],
  ])('is not %s: %s', async (out, reason) => {
    await workIn()
    await expect(take(out)).rejects.toThrow(reason)
  })
})

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
