import { cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../fullRun.ts'
import { repository } from '../runCommand.ts'
import { type Ended, runIn } from './installedEngine.ts'
import { type ServedProject, serveProject } from './servedProject.ts'

/** Where the engine lies before the first day. */
interface Packed {
  /** The file that npm installs. */
  readonly file: string
  /** The folder of packages that a usual run takes in its place. */
  readonly packages: string
  readonly newFolder: () => string
}

/** A save of a file of the project, and the address that shows it. */
type Edit = readonly [kind: string, file: string, text: string, replacement: string, address: string]

const edits: readonly Edit[] = [
  ['a description in the root', 'openapi.yaml', 'newest first', 'oldest first', '/api/operations'],
  ['a file that it refers to', 'schemas/payments.yaml', 'this shop', 'all shops', '/api/operations'],
  ['a description of channels', 'asyncapi.yaml', 'stream.example.com', 'push.example.com', '/api/channels'],
  [
    'a description outside of the project',
    '../services/refunds/openapi.yaml',
    'None',
    'Nothing',
    '/refunds/operations',
  ],
  ['an overlay', 'overlays/readers.yaml', 'your payments', 'own payments', '/api/operations'],
  ['a translation of it', 'i18n/zh.po', '全部支付', '所有支付', '/zh/api/operations'],
  ['a translation that lies in specs', 'specs/refunds/i18n/zh.po', '查询退款', '列出退款', '/zh/refunds/operations'],
  ['a guide', 'guides/en/index.mdx', 'Start with', 'Begin with', '/'],
  ['a translated guide', 'guides/zh/index.mdx', '开始', '起步', '/zh/'],
  ['a snippet', 'guides/snippets/limits.mdx', 'Ten', 'Twenty', '/'],
  ['a table', 'guides/data/fees.json', '1.4', '1.6', '/'],
  ['a recipe', 'guides/recipes/pay.mjs', 'answer', 'reply', '/'],
  ['a picture', 'guides/en/way.svg', '0 0 9 9', '0 0 8 8', '/'],
  ['a component', 'components/Fee.tsx', 'A payment', 'One payment', '/'],
  ['a module of it', 'components/amount.ts', '2', '17', '/'],
  ['its style sheet', 'components/fee.css', '1px', '5px', '/'],
  ['an interactive component', 'components/Rate.island.tsx', 'Course', 'Quote', '/'],
  ['a script of a section', 'analytics/count.ts', 'once', 'twice', '/'],
  ['a logo', 'brand/logo.svg', '0 0 9 9', '0 0 7 7', '/'],
  ['an icon', 'brand/icon.svg', '0 0 9 9', '0 0 6 6', '/'],
  ['a file to publish', 'public/security.txt', 'a@example.com', 'b@example.com', '/security.txt'],
  ['a plug-in', 'plugin.ts', 'Latency', 'Delay', '/api/operations'],
  ['a module of the configuration', 'texts/en.json', 'Look up', 'Hunt', '/'],
  ['the configuration', 'site.config.ts', '3px', '11px', '/'],
]

/** The server starts again for some settings. */
const patience = { timeout: 100_000 }

/** A workflow has its own machine; here it shares one. */
const workflowTime = 900_000

const newcomer = join(repository, 'tests/fixtures/newcomer')

/** The steps that `docs/` give a newcomer, from an empty folder to the workflow. */
export function describeFirstDay(packed: () => Packed): void {
  describe('the first day of a project', () => {
    let project = ''
    let dev: ServedProject | undefined

    const npx = (...flags: readonly string[]): Promise<Ended> => runIn(project, ['npx', 'exchange-docs', ...flags])
    const commit = async (message: string): Promise<void> => {
      const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.com']
      for (const flags of [
        ['add', '--all'],
        [...author, 'commit', '--quiet', '--message', message],
      ])
        expect((await runIn(project, ['git', ...flags])).text).toBe('')
    }

    beforeAll(async () => {
      project = join(packed().newFolder(), 'docs')
      await mkdir(join(project, 'vendor'), { recursive: true })
      await installed(project, packed())
      await cp(join(newcomer, 'begun'), project, { recursive: true })
    })

    afterAll(() => dev?.stop())

    it('begins with the description in the folder', async () => {
      const { code, text } = await npx('init')
      expect([code, text]).toEqual([
        0,
        expect.stringMatching(/new {5}site\.config\.ts[\s\S]*\nNext: npx exchange-docs dev\n$/),
      ])
      expect(await readFile(join(project, 'site.config.ts'), 'utf8')).toContain("'openapi.yaml'")
      expect((await runIn(project, ['git', 'init', '--quiet'])).code).toBe(0)
      await commit('Begin')
    })

    it('shows a page while it is written', async () => {
      dev = await serveProject(project)
      expect(await dev.answer('/api/operations')).toContain('List payments')
    })

    it('gives browsers React, which is no module as it is installed, in modules that Vite makes', async () => {
      const engine = await realpath(join(project, 'node_modules/exchange-docs'))
      const entry = await dev?.answer(`/@fs${engine}/site/browser/start/startShell.tsx`)
      const paths = [...(entry ?? '').matchAll(/from "([^"]*react[^"]*)"/g)].map(([, path = '']) => path)
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter((path) => !path.includes('/deps/'))).toEqual([])
    })

    it('shows a save of the description in the root', () =>
      seen(['openapi.yaml', 'Gives all', 'Gives each', '/api/operations']))

    it('shows what the project gets when the configuration names it', async () => {
      await cp(join(newcomer, 'grown'), project, { recursive: true })
      await cp(join(newcomer, 'services'), join(dirname(project), 'services'), { recursive: true })
      const ofAll = edits.map(([, , text, , address]) => [address, text] as const)
      for (const [address, text] of ofAll) await expect.poll(() => dev?.answer(address), patience).toContain(text)
    })

    it('leads on from old addresses', async () => {
      expect(await dev?.answer('/shop/operations')).toContain('List your payments')
    })

    it.each(edits)('shows a save of %s', (_kind, ...edit) => seen(edit))

    it(
      'passes the commands of its workflow, which compare it with its first commit',
      async () => {
        await dev?.stop()
        dev = undefined
        await cp(join(newcomer, 'services'), join(dirname(project), 'services'), { recursive: true })
        await cp(join(newcomer, 'grown'), project, { recursive: true })
        await cp(join(newcomer, 'begun'), project, { recursive: true })
        expect((await npx('i18n', '--translated')).code).toBe(0)
        await commit('Grow')
        const variables = { BASE: 'HEAD~1', GITHUB_STEP_SUMMARY: join(project, '../summary.md') }
        const commands = await commandsOf(join(project, '.github/workflows/docs.yml'))
        expect(commands).toContain('npx exchange-docs test --format github')
        for (const command of commands) {
          const { code, text } = await runIn(project, ['bash', '-e', '-c', command], variables)
          expect(`${command} ended with ${code}\n${code === 0 ? '' : text}`).toBe(`${command} ended with 0\n`)
        }
        expect(await readFile(variables.GITHUB_STEP_SUMMARY, 'utf8')).toContain('New API.')
        expect(await readFile(join(project, 'dist/api/operations/index.html'), 'utf8')).toContain('List your payments')
      },
      workflowTime,
    )

    async function seen([file, text, replacement, address]: readonly [string, string, string, string]): Promise<void> {
      const path = join(project, file)
      const before = await readFile(path, 'utf8')
      expect(before).toContain(text)
      await writeFile(path, before.replaceAll(text, replacement))
      await expect.poll(() => dev?.answer(address), patience).toContain(replacement)
    }
  })
}

/** Installs the engine. A usual run asks no registry, and links the packages of the repository. */
async function installed(project: string, { file, packages }: Packed): Promise<void> {
  const vendored = join('vendor', basename(file))
  await cp(file, join(project, vendored))
  if (isFull) {
    const { code, stderr } = await runIn(project, ['npm', 'install', `./${vendored}`])
    expect([code, stderr]).toEqual([0, ''])
    return
  }
  // A link in place of the folder would be committed.
  await mkdir(join(project, 'node_modules'))
  const names = (await readdir(packages)).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(join(packages, name), join(project, 'node_modules', name))))
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ dependencies: { 'exchange-docs': `file:${vendored}` } }),
  )
}

/** The commands of a workflow. A usual run installs nothing. */
async function commandsOf(file: string): Promise<string[]> {
  const { jobs } = load(await readFile(file, 'utf8')) as Workflow
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? []))
  return commands.filter((command) => isFull || command !== 'npm ci')
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}
