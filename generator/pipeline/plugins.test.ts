import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { generate } from '../pipeline.ts'
import { allFiles } from './renderSite.ts'

const spec = `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: getThings
      summary: Get
      parameters: [{ $ref: '#/components/parameters/limit' }]
      x-sunset: 2026-01-01
      responses: { 200: { description: All. } }
components:
  parameters:
    limit: { name: limit, in: query, description: Rows., schema: { type: integer } }
`
const config = (rule: string, rest = '') => `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', rules: [{ id: 'sunset', severity: 'error', objects: ['operation'], ${rule} }] }],
  ${rest}
}
`

async function found(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder({ 'openapi.yaml': spec, ...files })
  const { diagnostics } = await generate({ kind: 'project', root })
  return diagnostics
    .filter(({ code }) => /\/|plugin|config/.test(code))
    .map(
      ({ code, severity, file, line, column, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`,
    )
}

const foundBy = (rule: string, rest?: string) => found({ 'site.config.mjs': config(rule, rest) })

describe('a rule of a plug-in', () => {
  const sunset = `check: ({ value }) => value['x-sunset'] ? [{ message: 'It ends.', hint: 'Let it live.', at: ['x-sunset'] }] : []`

  it('reports a problem at the place that it names', async () => {
    expect(await foundBy(sunset)).toEqual(['openapi.yaml:9:7 error house/sunset It ends.'])
  })

  it('weighs what the configuration says', async () => {
    const weight = `validation: { rules: { 'house/sunset': { severity: 'info', reason: 'So it is.' } } },`
    expect(await foundBy(sunset, weight)).toEqual(['openapi.yaml:9:7 info house/sunset It ends.'])
  })

  it('follows references', async () => {
    const rule = `check: (own) => [{ message: own.valueAt(['parameters', 0, 'name']) + '.', hint: 'No.', at: ['parameters', 0, 'name'] }]`
    expect(await foundBy(rule)).toEqual(['openapi.yaml:8:20 error house/sunset limit.'])
  })

  it('changes no spec', async () => {
    expect(await foundBy(`check(own) { delete own.value.summary; return [] }`)).toEqual([])
  })

  it.each([
    ['check() {\n      throw new Error("no luck") }', 'site.config.mjs:5:13', 'no luck'],
    ['check: () => undefined', 'site.config.mjs:4:3', 'it returns no list of problems'],
    ['check: async () => []', 'site.config.mjs:4:3', 'it returns no list of problems'],
    [
      'check: () => [{ message: 7 }]',
      'site.config.mjs:4:3',
      'it returns a problem without `message`, `hint` or a right `at`',
    ],
  ])('that is %j is one error', async (rule, place, reason) => {
    expect(await foundBy(rule)).toEqual([
      `${place} error plugin-failed The rule "sunset" of the plug-in "house" fails: ${reason}.`,
    ])
  })

  it('fails in the module that it stands in', async () => {
    const files = {
      'site.config.ts': config('check: fails').replace('export', "import { fails } from './house.ts'\nexport"),
      'house.ts': 'export function fails(): never {\n  throw new Error("no luck")\n}\n',
    }
    expect(await found(files)).toEqual([
      'house.ts:2:9 error plugin-failed The rule "sunset" of the plug-in "house" fails: no luck.',
    ])
  })
})

describe('a plug-in of another form', () => {
  it.each([
    ['plugins: [{ rules: [] }]', 'Plug-in "number 1": /plugins/0 must have the property "name".'],
    ["plugins: [{ name: 'house', rule: [] }]", 'Plug-in "house": /plugins/0/rule is not a property of the schema.'],
    ["plugins: [{ name: 'house' }, { name: 'house' }]", 'Plug-in "house": "house" is there twice.'],
    [
      "plugins: [{ name: 'house', rules: [{ id: 'a', severity: 'info', objects: ['tag'], check: 'no' }] }]",
      'Plug-in "house": /plugins/0/rules/0/check must be a function.',
    ],
    [
      "plugins: [{ name: 'house', rules: [{ id: 'a', severity: 'info', objects: ['tags'], check() {} }] }]",
      'Plug-in "house": /plugins/0/rules/0/objects/0',
    ],
  ])('%s is named', async (plugins, message) => {
    const text = `export default {\n  brand: { name: 'Small' },\n  ${plugins},\n}\n`
    const [first, ...others] = await found({ 'site.config.mjs': text })
    expect(first).toContain(`error plugin-invalid ${message}`)
    expect(others).toEqual([])
  })

  it('has no code for an unknown rule in the settings', async () => {
    const weight = `validation: { rules: { 'house/sunsets': { severity: 'error' } } },`
    expect(await foundBy('check: () => []', weight)).toEqual([
      expect.stringContaining('config-invalid "house/sunsets" is no diagnostic'),
    ])
  })
})

describe('an output of a plug-in', () => {
  it.each([
    ['undefined', 'it returns no list of files'],
    ['[{ path: 7 }]', 'it returns a file without `path` or `text`'],
    ["[{ path: '../x.txt', text: '' }]", '"../x.txt" cannot be the path of a file below the site'],
    ["[{ path: 'robots.txt', text: '' }]", 'the site has a file "robots.txt" already'],
    ["[{ path: 'a.txt', text: '' }, { path: 'a.txt', text: '' }]", 'the site has a file "a.txt" already'],
    [
      '[{ path: \'a.svg\', text: \'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>\' }]',
      'The attribute "onload" of <svg> runs a script',
    ],
  ])('that returns %s is one error', async (returned, reason) => {
    const text = `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', outputs: [{ name: 'files', files: () => ${returned} }] }],
}
`
    expect(await found({ 'site.config.mjs': text })).toEqual([
      expect.stringContaining(
        'site.config.mjs:4:3 error plugin-failed The output "files" of the plug-in "house" fails: ',
      ),
    ])
    expect((await found({ 'site.config.mjs': text })).join()).toContain(reason)
  })

  it('may be a generator, and know what our own outputs do', async () => {
    const root = await temporaryFolder({
      'openapi.yaml': spec,
      'site.config.mjs': `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', outputs: [{ name: 'contact', *files({ config, downloads, table, changelogs }) {
    yield { path: '.well-known/security.txt', text: config.brand.name + downloads.length + table.sidebars.length + changelogs.length }
  } }] }],
}
`,
    })
    const { value, diagnostics } = await generate({ kind: 'project', root })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const files = value && allFiles(value)
    expect(files?.get('public/.well-known/security.txt')).toBe('Small310')
    expect(files?.get('public/robots.txt')).toContain('Sitemap: ')
  })

  it('has a command of the engine for no name', async () => {
    const text = `export default {
  brand: { name: 'Small' },
  plugins: [{ name: 'house', commands: [{ name: 'build', does: 'builds', run() {} }] }],
}
`
    expect(await found({ 'site.config.mjs': text })).toEqual([
      expect.stringContaining('plugin-invalid Plug-in "house": "build" is a command of the engine.'),
    ])
  })
})

describe('a language of a plug-in', () => {
  const language = (syntax: string, more = '') => `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', languages: [{ name: 'plain', label: 'Plain', grammar: 'plaintext', extension: 'plain',
    command: 'cat', template: '«:short»\\n«call»\\n«:code»\\n«short»\\n«:program»\\n«code»\\n', syntax: ${syntax} }] }],
  ${more}
}
`
  const syntax =
    '{ quote: JSON.stringify, call: ({ method, path }) => method + " " + path, signing: { search: () => [], secret: {} } }'

  it('has a sample for each operation, and a program that is sent as it is', async () => {
    const root = await temporaryFolder({ 'openapi.yaml': spec, 'site.config.mjs': language(syntax) })
    const { value } = await generate({ kind: 'project', root })
    expect(value?.reference.apis[0]?.operations[0]?.writtenSamples).toEqual([
      {
        language: 'plain',
        label: 'Plain',
        grammar: 'plaintext',
        code: 'GET /things',
        address: '/samples/small/get-things.plain',
      },
    ])
    expect(value && allFiles(value).get('samples/small/get-things.plain')).toBe('GET /things\n')
  })

  it('has all values of a request in its short text too', async () => {
    const short =
      '«call»«#isText» at «"guardedAddress»«/isText»«^isTriedAgain»«#secretIsText»!«/secretIsText»«/isTriedAgain»'
    const text = language(syntax).replace('«call»', short)
    const root = await temporaryFolder({ 'openapi.yaml': spec, 'site.config.mjs': text })
    const { value } = await generate({ kind: 'project', root })
    expect(value?.reference.apis[0]?.operations[0]?.writtenSamples?.[0]?.code).toBe('GET /things at "API_URL"!')
  })

  it('that throws is one error with the name of the plug-in', async () => {
    const throwing =
      "{ quote: JSON.stringify, call() { throw new Error('no luck') }, signing: { search: () => [], secret: {} } }"
    expect(await found({ 'site.config.mjs': language(throwing) })).toEqual([
      expect.stringContaining('error plugin-failed The language "plain" of the plug-in "house" fails: no luck.'),
    ])
  })

  it('that nobody brings is named, with those that there are', async () => {
    const more = "samples: { languages: ['python', 'plain', 'cobol'] },"
    expect(await found({ 'site.config.mjs': language(syntax, more) })).toEqual([
      expect.stringContaining('config-invalid "cobol" is no language of samples.'),
    ])
  })
})

describe('a component of a plug-in', () => {
  const components = (markdown: string) => ({
    'site.config.mjs': `export default {
  brand: { name: 'Small' },
  plugins: [{ name: 'house', components: { Badge: { markdown: ${markdown} } } }],
}
`,
  })
  const guide = (text: string) => ({ 'guides/en/a.mdx': `---\ntitle: A\ndescription: B.\n---\n\n${text}\n` })

  it.each([
    ['() => { throw new Error("no luck") }', 'no luck'],
    ['() => 7', 'it returns no text'],
    ['() => "{1 + 1}"', 'it returns JavaScript'],
    ['() => "<script>alert(1)</script>"', 'it returns <script>'],
    ['() => "<b onclick=\'x()\'>x</b>"', 'it returns <b> with the attribute "onclick", which pages leave out'],
    ['() => "<b>"', 'it returns Markdown with an error in line 1: Expected a closing tag for `<b>` (1:1-1:4)'],
    ['() => "![A](a.png)"', 'it returns a picture'],
    ['() => "- a"', 'it stands within a line, and returns more than a paragraph'],
  ])('that is %s is one error at its place', async (markdown, reason) => {
    expect(await found({ ...components(markdown), ...guide('A <Badge /> b.') })).toEqual([
      `guides/en/a.mdx:6:3 error plugin-failed The component "Badge" of the plug-in "house" fails: ${reason}.`,
    ])
  })

  it('is given what stands between its tags, where other components may stand', async () => {
    const root = await temporaryFolder({
      'openapi.yaml': spec,
      ...components('({ content, locale }) => "**" + locale + "** " + content'),
      ...guide('- A <Badge>b <Badge>c</Badge></Badge>.\n\n> <Badge>\n>   d\n>\n>   e\n> </Badge>\n> f'),
    })
    const { value } = await generate({ kind: 'project', root })
    expect(value?.pageFiles.get('pages/guides/en/a.mdx')).toContain(
      '- A **en** b **en** c.\n\n> \n> **en** d\n> \n> e\n> \n> f',
    )
  })

  it('leaves problems of the text around it at their places', async () => {
    const root = await temporaryFolder({
      ...components('() => "a\\n\\n[b](/nowhere)"'),
      ...guide('<Badge />\n\n[c](/neither)'),
    })
    const { diagnostics } = await generate({ kind: 'project', root })
    const places = diagnostics
      .filter(({ code }) => code === 'link-broken')
      .map(({ line, column }) => `${line}:${column}`)
    expect(places).toEqual(['6:1', '8:1'])
  })

  it.each([
    [`plugins: [{ name: 'house', components: { Tabs: { markdown() {} } } }]`, '"Tabs" is a component of the engine.'],
    [
      `components: { Map: 'components/Map.tsx' }, plugins: [{ name: 'house', components: { Map: { markdown() {} } } }]`,
      '"Map" is a component of the project.',
    ],
    [
      `plugins: [{ name: 'house', components: { Map: { markdown: '' } } }]`,
      '/plugins/0/components/Map/markdown must be a function.',
    ],
  ])('%s is named', async (settings, message) => {
    const text = `export default {\n  brand: { name: 'Small' },\n  ${settings},\n}\n`
    expect(await found({ 'site.config.mjs': text })).toEqual(
      expect.arrayContaining([expect.stringContaining(`error plugin-invalid Plug-in "house": ${message}`)]),
    )
  })
})
