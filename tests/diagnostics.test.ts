import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../generator/index.ts'
import { formatDiagnostics } from '../generator/validate/report/formatDiagnostics.ts'
import { mistakes } from './diagnostics/mistakes.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { guideFile as guide, specFile as spec, writeSmallProject } from './diagnostics/smallProject.ts'
import { stackLines } from './diagnostics/stackLines.ts'
import { diagnosticExamples } from './documents/examples/diagnosticExamples.ts'
import { isFull } from './fullRun.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

/** One mistake of a spec, of a guide and of the configuration; all of them fail in the same place of a build. */
const builtMistakes = mistakes.filter(
  ([name]) => isFull || ['a YAML bomb', 'a guide with a tag left open', 'a configuration that throws'].includes(name),
)

describe('a project with a mistake in it', () => {
  it.each(mistakes)('%s: the first finding says where', async (_name, changes, firstLine) => {
    const root = await writeSmallProject(workspace.newFolder(), changes)
    const { diagnostics } = await generate({ kind: 'project', root })
    const text = formatDiagnostics(diagnostics, {
      format: 'pretty',
      readText: () => undefined,
      color: false,
      detail: 'brief',
    })
    expect(text.split('\n')[0]).toBe(firstLine)
  })
})

describe('building a project with a mistake in it', () => {
  it.each(builtMistakes)(
    '%s: says where, ends with 1, leaves the old site as it was',
    async (_name, changes, firstLine) => {
      const root = await writeSmallProject(workspace.newFolder(), changes)
      const out = await workspace.writeOldSite()
      const before = await readFolder(out)
      const result = await runCommand('build', ['--compress', 'none', '--project', root, '--out', out])
      expect(result.stdout.split('\n')[0]).toBe(firstLine)
      expect(result.code).toBe(1)
      expect(stackLines(result)).toEqual([])
      expect(await readFolder(out)).toEqual(before)
    },
  )

  it('tells all mistakes of all files at once', async () => {
    const root = await writeSmallProject(workspace.newFolder(), {
      [spec]: ['size: 3', 'size: big'],
      [guide]: ['Hello.', '[Hello](/nowhere)'],
    })
    const { stdout } = await runCommand('build', [
      '--compress',
      'none',
      '--project',
      root,
      '--out',
      workspace.newFolder(),
    ])
    expect(stdout).toContain('link-broken')
    expect(stdout).toContain('example-mismatch')
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 errors in 2 files')
  })

  it('says what is wrong with the syntax of a configuration', async () => {
    const root = await writeSmallProject(workspace.newFolder(), {
      'site.config.mjs': undefined,
      'site.config.ts': 'export default { brand: { name: } }\n',
    })
    const result = await runCommand('build', ['--compress', 'none', '--project', root, '--out', workspace.newFolder()])
    expect(result.stdout).toMatch(/^site\.config\.ts:1:33 {2}error {2}config-invalid\n.*Unexpected token\./)
    expect(result.code).toBe(1)
    expect(stackLines(result)).toEqual([])
  })
})

const otherFormats: [format: string, expectThem: (printed: string) => void][] = [
  [
    'github',
    (printed) =>
      expect(printed).toMatch(/^::error file=specs\/small\/openapi\.yaml,line=32,col=17,title=example-mismatch::/),
  ],
  ['sarif', (printed) => expect(JSON.parse(printed).runs[0].results).toHaveLength(1)],
]

describe('validate', () => {
  it.each<[format: string, expectThem: (printed: string) => void]>([
    [
      'json',
      (printed) =>
        expect(JSON.parse(printed)).toMatchObject([
          { code: 'example-mismatch', severity: 'error', file: spec, line: 32, column: 17 },
        ]),
    ],
    ...(isFull ? otherFormats : []),
  ])('ends with 1 on errors and gives them as %s', async (format, expectThem) => {
    const root = await writeSmallProject(workspace.newFolder(), { [spec]: ['size: 3', 'size: big'] })
    const { code, stdout } = await runCommand('validate', ['--project', root, '--format', format])
    expect(code).toBe(1)
    expectThem(stdout)
  })

  it('ends with 0 for a file without a mistake', async () => {
    const root = await writeSmallProject(workspace.newFolder())
    expect(await runCommand('validate', [spec], { cwd: root })).toMatchObject({
      code: 0,
      stdout: 'No problems found.\n',
    })
  })

  it.each([
    ['a cycle', 'const own = {}; own.self = own; export default own', '1:1', '`self` contains itself'],
    ['a big integer', 'export default { brand: { name: 1n } }', '1:27', '`brand.name` is a bigint'],
    ['a getter that throws', 'export default { get brand() { throw Error("none") } }', '1:22', 'cannot be read: none'],
    ['a promise that never ends', 'await new Promise(() => {}); export default {}', '1:1', 'never settles'],
  ])('reports a configuration with %s', async (_, text, place, problem) => {
    const root = await writeSmallProject(workspace.newFolder(), { 'site.config.mjs': `${text}\n` })
    const result = await runCommand('validate', ['--project', root])
    expect(result).toMatchObject({ code: 1, stdout: expect.stringContaining(problem) })
    expect(result.stdout).toMatch(new RegExp(`^site\\.config\\.mjs:${place} {2}error {2}config-invalid\n`))
    expect(stackLines(result)).toEqual([])
  })

  it('does not take a configuration that ends the process for a clean one', async () => {
    const root = await writeSmallProject(workspace.newFolder(), { 'site.config.mjs': 'process.exit(0)\n' })
    const { code, stderr } = await runCommand('validate', ['--project', root])
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('remove process.exit') })
  })

  it('reads a configuration in TypeScript that reads a file beside itself', async () => {
    const root = await writeSmallProject(workspace.newFolder(), {
      'site.config.mjs': undefined,
      'site.config.ts': `import { readFileSync } from 'node:fs'
const name: string = readFileSync(new URL('./name.txt', import.meta.url), 'utf8')
export default { brand: { name }, apis: [{ id: 'small', specs: ['${spec}'] }] }\n`,
      'name.txt': 'Small',
    })
    expect(await runCommand('validate', ['--project', root])).toMatchObject({ code: 0, stdout: 'No problems found.\n' })
  })

  it('asks the parser of the makers of AsyncAPI too', async () => {
    const { bad = '', good = '' } = diagnosticExamples['asyncapi-structure'] ?? {}
    const start = 'asyncapi: 3.0.0\ninfo: { title: Book, version: 1.0.0 }\n'
    const root = await writeSmallProject(workspace.newFolder(), { 'bad.yaml': start + bad, 'good.yaml': start + good })
    const { code, stdout } = await runCommand('validate', ['bad.yaml', '--spec', 'good.yaml'], { cwd: root })
    expect(code).toBe(1)
    expect(stdout.match(/^\S+:\d+:\d+ {2}.*/gm)?.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'bad.yaml  error  asyncapi-structure',
    ])
  })

  it('calls an error an error in a bare file too', async () => {
    const root = await writeSmallProject(workspace.newFolder(), { [spec]: ['size: 3', 'size: big'] })
    const result = await runCommand('validate', [spec], { cwd: root })
    expect({ code: result.code, first: result.stdout.split('\n')[0] }).toEqual({
      code: 1,
      first: `${spec}:32:17  error  example-mismatch`,
    })
  })
})
