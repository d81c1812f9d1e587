import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileProse } from './diagnostics/hostileProse.ts'
import { yamlBomb } from './diagnostics/mistakes.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { specFile as spec, writeSmallProject } from './diagnostics/smallProject.ts'
import { stackLines } from './diagnostics/stackLines.ts'
import { isFull } from './fullRun.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** Scripts of every page: theme, the page's data, the entry. */
const ownScripts = 3

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

/** Their diagnostics are tested without a build too. */
const otherTexts: [name: string, text: string, firstLine: string][] = [
  ['an empty file', '', 'openapi.yaml:1:1  error  empty-file'],
  ['an old Swagger', "swagger: '1.2'\n", 'openapi.yaml:1:1  error  unknown-format'],
  ['a YAML bomb', yamlBomb(), 'openapi.yaml:1:1  error  input-too-large'],
]

describe('building from bare specs', () => {
  it('goes on through errors that a page can be made in spite of, and lists them as warnings', async () => {
    const root = await writeSmallProject(workspace.newFolder(), { [spec]: ['size: 3', 'size: big'] })
    const out = workspace.newFolder()
    const result = await runCommand('build', ['--compress', 'none', '--spec', join(root, spec), '--out', out])
    expect(result.stdout.split('\n')[0]).toBe('openapi.yaml:32:17  warning  example-mismatch')
    expect(result.code).toBe(0)
    expect(stackLines(result)).toEqual([])
    expect([...(await readFolder(out)).keys()]).toEqual(
      expect.arrayContaining(['index.html', 'things/index.html', 'index.md', 'things.md', '404.html']),
    )
  })

  it.each([
    ['a text that is no YAML', 'a: [\n', 'openapi.yaml:2:1  error  yaml-syntax'],
    ['a list', '- a\n', 'openapi.yaml:1:1  error  unknown-format'],
    ...(isFull ? otherTexts : []),
  ])('refuses %s with 1 and leaves the old site as it was', async (_name, text, firstLine) => {
    const root = await writeSmallProject(workspace.newFolder(), { [spec]: text })
    const out = await workspace.writeOldSite()
    const before = await readFolder(out)
    const result = await runCommand('build', ['--compress', 'none', '--spec', join(root, spec), '--out', out])
    expect(result.stdout.split('\n')[0]).toBe(firstLine)
    expect(result.code).toBe(1)
    expect(stackLines(result)).toEqual([])
    expect(await readFolder(out)).toEqual(before)
  })

  it.each(['../secret.yaml', 'https://127.0.0.1:9/secret.yaml', ...(isFull ? ['.secret.yaml', 'secret.txt'] : [])])(
    'refuses a spec that refers to %s with 1, and shows nothing of it',
    async (reference) => {
      const root = await writeSmallProject(workspace.newFolder(), { [spec]: ['type: integer', `$ref: '${reference}'`] })
      const folder = dirname(join(root, spec))
      const names = ['../secret.yaml', '.secret.yaml', 'secret.txt']
      await Promise.all(names.map((name) => writeFile(join(folder, name), 'type: string\ndescription: canary\n')))
      const out = workspace.newFolder()
      const result = await runCommand('build', ['--compress', 'none', '--spec', join(root, spec), '--out', out])
      expect(result.stdout.split('\n')[0]).toMatch(
        /^openapi\.yaml:29:21 {2}error {2}(reference-outside|remote-reference)$/,
      )
      expect(result.code).toBe(1)
      expect(`${result.stdout}${result.stderr}`).not.toContain('canary')
      expect(existsSync(out)).toBe(false)
    },
  )

  it('refuses a spec that cannot be read beside one that can, and leaves the old site as it was', async () => {
    const root = await writeSmallProject(workspace.newFolder(), {
      'specs/small/broken.yaml': 'info: {title: "A, version: "1"}\n',
    })
    const out = await workspace.writeOldSite()
    const before = await readFolder(out)
    const specs = [spec, 'specs/small/broken.yaml'].flatMap((file) => ['--spec', join(root, file)])
    const result = await runCommand('build', ['--compress', 'none', ...specs, '--out', out])
    expect(result).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^broken\.yaml:1:\d+ {2}error {2}yaml-syntax\n/),
    })
    expect(stackLines(result)).toEqual([])
    expect(await readFolder(out)).toEqual(before)
  })

  it('refuses a tag whose page would have the name of a device', async () => {
    const root = await writeSmallProject(workspace.newFolder(), { [spec]: ['tags: [Things]', 'tags: [con]'] })
    const out = workspace.newFolder()
    const result = await runCommand('build', ['--compress', 'none', '--spec', join(root, spec), '--out', out])
    expect(result).toMatchObject({ code: 1, stdout: expect.stringContaining('page-path-invalid') })
    expect(existsSync(out)).toBe(false)
  })

  it('refuses a file that is not there with 1', async () => {
    const result = await runCommand('build', [
      '--spec',
      join(workspace.newFolder(), 'missing.yaml'),
      '--out',
      workspace.newFolder(),
    ])
    expect(result.stdout.split('\n')[0]).toBe('missing.yaml:1:1  error  file-not-found')
    expect(result.code).toBe(1)
    expect(stackLines(result)).toEqual([])
  })

  it('shows hostile prose as text and runs none of it', async () => {
    const root = await writeSmallProject(workspace.newFolder(), {
      [spec]: ['description: Gives a thing.', `description: ${JSON.stringify(hostileProse)}`],
    })
    const text = await readFile(join(root, spec), 'utf8')
    const hostileEverywhere = text.replaceAll(
      /(title|summary|name): (Small|Get a thing|Things)/g,
      (_, key: string, value: string) => `${key}: ${JSON.stringify(`${value} <script>steal()</script> {alert(1)}`)}`,
    )
    await writeFile(
      join(root, spec),
      hostileEverywhere
        .replace('tags: [Things]', 'tags: ["Things <script>steal()</script> {alert(1)}"]')
        .replace('description: How big it is.', `description: ${JSON.stringify(hostileProse)}`),
    )
    const out = workspace.newFolder()
    const result = await runCommand('build', [
      '--compress',
      'none',
      '--spec',
      join(root, spec),
      '--out',
      out,
      '--pages',
      'operation',
    ])
    expect({ code: result.code, stderr: result.code === 0 ? '' : result.stderr }).toEqual({ code: 0, stderr: '' })
    const pages = [...(await readFolder(out))]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, bytes]) => ({ file, html: Buffer.from(bytes, 'base64').toString() }))
    // Data for search engines stands in a script of its own, but on no not-found page; a page with samples chooses their language.
    const expected = pages.map(({ file, html }) => {
      const hasSamples = html.includes('data-group="language"')
      return ownScripts + (file === '404.html' ? 0 : 1) + (hasSamples ? 1 : 0)
    })
    expect(pages.map(({ html }) => html.match(/<script\b/gi)?.length)).toEqual(expected)
    for (const { html } of pages) {
      expect(withoutScripts(html)).not.toMatch(
        /<[^>]+\son\w+=|<iframe|<object|<embed|<style|<svg|(?:href|src)="\s*(?:javascript|data|vbscript):/i,
      )
    }
    const page = withoutScripts(pages.find(({ html }) => html.includes('getThing'))?.html ?? '')
    for (const text of [
      '&lt;script&gt;steal()&lt;/script&gt;',
      '{process.exit(1)}',
      'import x from',
      'export const y',
    ]) {
      expect(page.replaceAll('&#x27;', "'")).toContain(text)
    }
    expect(page).not.toMatch(/onerror|display:none/)
  })

  it.each(isFull ? [1, 5] : [1])('takes an example of %i MB', async (megabytes) => {
    const rows = Array.from({ length: 12_000 * megabytes }, (_, index) => ({
      id: `row-${index}`,
      price: '1234.5678',
      quantity: '0.0001',
      note: 'x'.repeat(24),
    }))
    const value = JSON.stringify(rows)
    expect(value.length).toBeGreaterThan(megabytes * 1_000_000)
    const root = await writeSmallProject(workspace.newFolder(), {
      [spec]: [
        '              example:\n                size: 3',
        `              example: {"size": 3, "rows": ${value}}`,
      ],
    })
    const result = await runCommand('build', [
      '--compress',
      'none',
      '--spec',
      join(root, spec),
      '--out',
      workspace.newFolder(),
    ])
    expect({ code: result.code, stdout: result.stdout.includes('error') }).toEqual({ code: 0, stdout: false })
  })
})

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}
