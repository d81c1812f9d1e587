import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { UsageError } from '../scripts/command/commandLine.ts'
import { printChangelog, withoutEntry } from '../scripts/tools/diffChangelog.ts'
import { describeSides } from '../scripts/tools/diffSides.ts'
import { compareReferences } from '../tools/diff/compareReferences.ts'
import { copyMeridian } from './meridian.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const spec = 'specs/orders/components/schemas.yaml'

let workspace: Workspace
let project: string

beforeAll(async () => {
  workspace = await createWorkspace()
  project = await copyMeridian(workspace.newFolder())
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', 'commit', '--quiet', '--message', 'All of it')
  const path = join(project, spec)
  await writeFile(path, (await readFile(path, 'utf8')).replace('enum: [buy, sell]', 'enum: [buy, sell, short]'))
})

afterAll(() => workspace.remove())

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: project, encoding: 'utf8' })
}

/** Two sides of the project, and the changes between them that a reader gets. */
async function compared(...names: readonly string[]) {
  const { before, after } = await describeSides(names, { project })
  if (!before.description || !after.description) throw new Error('both sides can be read')
  const changes = compareReferences(before.description.reference, after.description.reference)
  return { before: before.description, after: after.description, changes }
}

describe('npm run diff', () => {
  it('compares a revision with the folder as it is now, touches neither that nor the index, and fails when told to', async () => {
    const temporary = workspace.newFolder()
    await mkdir(temporary)
    const flags = ['HEAD', '--project', project, '--format', 'json', '--fail-on', 'breaking', '--require-changelog']
    const { code, stdout, stderr } = await runCommand('diff', flags, { environment: { TMPDIR: temporary } })
    const { before, after, changes } = JSON.parse(stdout)
    expect({ code, before, after }).toEqual({ code: 1, before: 'HEAD', after: 'working tree' })
    expect(changes[0]).toMatchObject({
      ...{ class: 'breaking', rule: 'enum-value-added', item: 'short' },
      url: expect.stringMatching(/^https:\/\/docs\.meridian\.example\.com\/orders\/api\//),
    })
    expect(stderr).toMatch(/^orders \S+ \S+ has a breaking change \(enum-value-added\) and no entry/)
    expect(git('status', '--short')).toBe(` M ${spec}\n`)
    expect((await readdir(temporary)).filter((name) => name.startsWith('exchange-docs-diff-'))).toEqual([])
  })
})

describe('a side', () => {
  it.each<[string, (root: string) => string[], RegExp]>([
    ['that is a revision there is not', () => ['nope'], /^"nope" is no file, no folder, and no revision of /],
    ['that is a folder without specs', (root) => [join(root, 'guides')], /^There is neither a site\.config\.ts nor/],
    ['that is a file, with no other one', (root) => [join(root, spec)], /^Name the other file too/],
    ['too many', () => ['HEAD', 'HEAD', 'HEAD'], /^Unexpected "HEAD"/],
  ])('%s is refused', async (_, names, message) => {
    const failure = await describeSides(names(project), { project }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UsageError)
    expect((failure as UsageError).message).toMatch(message)
  })

  it('that cannot be read says where', async () => {
    const { after } = await describeSides(['HEAD', join(project, 'specs/orders/errors.yaml')], { project })
    expect(after.description).toBeUndefined()
    expect(after.diagnostics).toMatchObject([{ code: 'unknown-format', severity: 'error', line: 1 }])
  })

  it('may be another project, or a folder of bare specs, whose APIs are known by their paths', async () => {
    expect((await compared(project, project)).changes).toEqual([])
    const { after } = await compared(project, join(project, 'specs'))
    expect(after.reference.apis.map(({ id }) => id)).toEqual(['orders/openapi'])
  })
})

describe('the changelog', () => {
  it('is drafted in each language of the site', async () => {
    const { changes, after } = await compared('HEAD')
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    printChangelog(changes, after, '2026-11-21')
    const text = String(print.mock.calls[0]?.[0])
    print.mockRestore()
    expect(text).toMatch(/^orders, en:\n\n## 2026-11-21 \[#2026-11-21\]\n\n- \[.* gains the value `short`\./)
    expect(text).toMatch(/\n\norders, zh:\n\n## 2026-11-21 \[#2026-11-21\]\n\n- \[.*新增取值 `short`。/)
  })

  it('has an entry when a new line of it links to what has changed', async () => {
    const { changes, before } = await compared('HEAD')
    const links = [...new Set(changes.flatMap(({ address }) => (address.after ? [`[it](${address.after})`] : [])))]
    const folder = join(project, 'guides/en/changelog')
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, 'orders.mdx'),
      `---\ntitle: Changes\ndescription: Changes.\n---\n\n${links.join(', ')}\n`,
    )
    const { after } = await compared('HEAD')
    expect(withoutEntry(changes, before, before)).not.toEqual([])
    expect(withoutEntry(changes, before, after)).toEqual([])
  })
})

it('finds nothing between a description and a copy of it, for every spec of this repository', async () => {
  const { before, after } = await compared('.', '.')
  expect(before.reference.apis.length).toBeGreaterThan(1)
  expect(compareReferences(before.reference, after.reference)).toEqual([])
})

it('says what of a side is not compared', async () => {
  const folder = workspace.newFolder()
  await mkdir(folder)
  const level = (index: number) => ({
    properties: Object.fromEntries(
      ['a', 'b'].map((name) => [
        name,
        { allOf: [{ $ref: `#/components/schemas/S${index + 1}` }, { minProperties: 1 }] },
      ]),
    ),
  })
  const schemas = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`S${index}`, level(index)]))
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/S0' } } }
  const get = { responses: { 200: { description: 'A.', content } } }
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get } } }
  const file = join(folder, 'openapi.json')
  const all = { ...schemas, S40: { properties: { z: { type: 'string' } } } }
  await writeFile(file, JSON.stringify({ ...document, components: { schemas: all } }))
  const { code, stdout, stderr } = await runCommand('diff', [file, file])
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'No differences.\n' })
  expect(stderr).toContain('is not compared to the end:')
  expect(stderr).toContain('input-too-large')
})

it('two files are two descriptions of one API, whatever they are called', async () => {
  const { changes } = await compared('tests/fixtures/diff/openapi.yaml', 'tests/fixtures/orders.yaml')
  expect(changes.map(({ rule }) => rule)).not.toContain('api-removed')
})
