import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { load } from 'js-yaml'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { engineRoot } from '../command/commandLine.ts'

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))
const ownCommands: readonly { readonly name: string; readonly script: string }[] = JSON.parse(
  read('generator/contract/ownCommands.json'),
)
const packaged = new Map(ownCommands.map(({ name, script }) => [name, script]))
const workflowFile = '.github/workflows/docs.yml'

/** Documents for people besides the site, by path. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'examples/spot-exchange/README.md',
  'examples/weather-stations/README.md',
  ...readdirSync(join(engineRoot, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

function read(file: string): string {
  return readFileSync(join(engineRoot, file), 'utf8')
}

interface Page {
  readonly tree: Root
  readonly anchors: ReadonlySet<string>
}

const parsed = new Map<string, Page>()

/** A page is linked to from many places and parsed once. */
function pageOf(file: string): Page {
  const known = parsed.get(file)
  if (known) return known
  const tree = unified().use(remarkParse).use(remarkGfm).parse(read(file))
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(tree, 'heading', (node) => {
    anchors.add(slugger.slug(textOf(node)))
  })
  const page = { tree, anchors }
  parsed.set(file, page)
  return page
}

function brokenLinks(file: string): string[] {
  const broken: string[] = []
  visit(pageOf(file).tree, 'link', ({ url }) => {
    if (/^[a-z]+:/.test(url)) return
    const [path = '', anchor] = url.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    const isThere = existsSync(join(engineRoot, target))
    if (!isThere || (anchor !== undefined && !pageOf(target).anchors.has(anchor))) broken.push(url)
  })
  return broken
}

/** The commands of a text that do not exist, or that do not take a flag they are called with. */
function wrongCommands(text: string): string[] {
  const calls = text.matchAll(/(npm run(?: --silent)?|npx exchange-docs) ([a-z][\w:]*)([^\n`|;]*)/g)
  return [...calls].flatMap(([call, tool = '', name = '', rest = '']) => {
    const isInstalled = tool.startsWith('npx')
    const script = isInstalled ? packaged.get(name) : /bootstrap\.mjs (\w+)$/.exec(scripts[name] ?? '')?.[1]
    // Of a program that is not ours, such as npm, no flag is known.
    if (script === undefined) return !isInstalled && name in scripts && !rest.includes(' --') ? [] : [call]
    const [own = ''] = rest.split(' #')
    const source = sourceOf(script)
    const flags = [...source.matchAll(/from '\.\/(.+Flags\.ts)'/g)].map(([, file]) => read(`scripts/${file}`))
    const help = [source, ...flags].join('')
    return [...own.matchAll(/ --([a-z][\w-]*)/g)].flatMap(([, flag]) => (help.includes(`--${flag}`) ? [] : [call]))
  })
}

function sourceOf(script: string): string {
  const files = [`scripts/${script}.ts`, `scripts/repository/${script}.ts`]
  return read(files.find((file) => existsSync(join(engineRoot, file))) ?? script)
}

describe.each(pages)('%s', (file) => {
  it('links to files and headings that are there', () => {
    expect(brokenLinks(file)).toEqual([])
  })

  it('names commands and flags that there are', () => {
    expect(wrongCommands(read(file))).toEqual([])
  })
})

describe('a command of a text', () => {
  it('is wrong when it or its flag does not exist', () => {
    expect(wrongCommands('npm run build -- --out dist')).toEqual([])
    expect(wrongCommands('npm run biuld -- --out dist')).toEqual(['npm run biuld -- --out dist'])
    expect(wrongCommands('npm run build -- --outt dist # --outt')).toEqual(['npm run build -- --outt dist # --outt'])
    expect(wrongCommands('npx exchange-docs check')).toEqual(['npx exchange-docs check'])
  })
})

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

describe('the workflow for projects', () => {
  const workflow = load(read(workflowFile)) as Workflow
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  it('calls commands and flags that there are', () => {
    const texts = steps.flatMap(({ run }) => run ?? [])
    expect(texts.flatMap(wrongCommands)).toEqual([])
    expect(
      texts
        .join('\n')
        .match(/(?:npm run --silent|npx exchange-docs) \w+/g)
        ?.map((call) => call.split(' ').at(-1)),
    ).toEqual(['test', 'i18n', 'build', 'diff', 'diff'])
  })

  it('uses first-party actions of a stated commit, and may only read unless a job says otherwise', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((action) => !/^actions\/[a-z-]+@[\da-f]{40}$/.test(action))).toEqual([])
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  it('gets steps in docs/ci.md that fetch the engine, of this version, to where projects install it from', () => {
    const fence = /^```yaml\n([\s\S]*?)^```$/m.exec(read('docs/ci.md').split('## The engine from a file')[1] ?? '')
    const [fetching, installing] = load(fence?.[1] ?? '') as readonly Step[]
    const version: string = JSON.parse(read('package.json')).version
    expect(installing).toEqual({ run: 'npm ci' })
    expect(steps).toContainEqual(installing)
    expect(fetching?.env?.['VERSION']).toBe(version)
    const [, pattern = '', folder = ''] = / --pattern "([^"]+)" --dir (\S+)/.exec(fetching?.run ?? '') ?? []
    const file = `./${folder}/${pattern.replace('$VERSION', version)}`
    for (const page of ['docs/ci.md', 'docs/other-projects.md']) expect(read(page)).toContain(`npm install ${file}`)
  })

  it('finds the scripts it calls in the package of the example', () => {
    const example = JSON.parse(read('examples/weather-stations/package.json')).scripts
    for (const name of ['validate', 'i18n', 'build', 'diff']) expect(example[name]).toBe(`exchange-docs ${name}`)
  })
})

describe('docs/dependencies.md', () => {
  const { dependencies, devDependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
    read('package.json'),
  )
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'))
  const named = read('docs/dependencies.md')
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const isNamed = (own: string, name: string) =>
    name === own || (name.endsWith('*') && own.startsWith(name.slice(0, -1)))

  it('says of every package what it is for, and of no other', () => {
    expect(packages.filter((own) => !named.some((name) => isNamed(own, name)))).toEqual([])
    expect(named.filter((name) => !packages.some((own) => isNamed(own, name)))).toEqual([])
  })

  it('names packages that something imports or runs', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css'], {
      cwd: engineRoot,
      encoding: 'utf8',
    })
    const sources = files
      .trim()
      .split('\n')
      .filter((file) => existsSync(join(engineRoot, file)))
    const text = sources.map(read).join('\n')
    const unused = packages.filter((name) => !["'", '"', '`', '/'].some((start) => text.includes(start + name)))
    expect(unused).toEqual([])
  })
})
