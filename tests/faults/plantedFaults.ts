/** A planted fault: the change of a file, and the diagnostic that finds it. */
export interface Fault {
  readonly name: string
  readonly file: string
  /** A new text, or the replacement of a piece of the old one. */
  readonly change: string | readonly [old: string, replacement: string]
  readonly code: string
  /** File of the diagnostic. */
  readonly found: string
  /** Text of its message. */
  readonly message: string
}

const openapi = 'specs/stations/openapi.yaml'
const asyncapi = 'specs/stations/asyncapi.yaml'
const guide = 'guides/en/guide/index.mdx'
const queries = 'tests/queries.yaml'

const fault = (name: string, file: string, change: Fault['change'], code: string, message: string): Fault => ({
  ...{ name, file, change, code, message, found: file },
})

/** Faults that stop a run before anything is built; one run reports all faults of a copy. */
export const faultsOfSources: readonly Fault[] = [
  fault('a wrong example', openapi, ['wind: 7.4', 'wind: -7.4'], 'example-mismatch', '/wind'),
  fault('a wrong example of a message', asyncapi, ['wind: 7.9', 'wind: strong'], 'example-mismatch', '/wind'),
  fault(
    'an error without an entry',
    openapi,
    ['x-errors: [4001]\n', 'x-errors: [4002]\n'],
    'error-code-unknown',
    '4002',
  ),
  fault(
    'one id of two operations',
    openapi,
    ['operationId: latestMeasurement', 'operationId: listStations'],
    'operation-operationId-unique',
    'operationId',
  ),
  fault('an extension of another form', openapi, ['requests: 10', 'requests: many'], 'extension-invalid', 'requests'),
  fault(
    'a path without its parameter',
    openapi,
    ['stations/{stationId}', 'stations/{id}'],
    'path-parameters-defined',
    'id',
  ),
  fault('a reference to nothing', openapi, ['schemas/Station"', 'schemas/Stations"'], 'missing-reference', 'Stations'),
  fault('a link to no page', guide, ['Reading is', '[Reading](/reading) is'], 'link-broken', '/reading'),
  fault(
    'a link to no heading',
    'guides/zh/index.mdx',
    ['<Cards>', '[数据](/guide/#none)\n\n<Cards>'],
    'anchor-broken',
    '#none',
  ),
  fault(
    'an unknown component',
    'guides/en/index.mdx',
    ['<Cards>', '<Calout>A</Calout>\n\n<Cards>'],
    'guide-component-unknown',
    'Calout',
  ),
  fault(
    'a tag that is not there',
    'site.config.ts',
    ["tag: 'Alerts'", "tag: 'Alarms'"],
    'sidebar-page-unknown',
    'Alarms',
  ),
  fault(
    'a catalog that is cut off',
    'specs/stations/i18n/zh.po',
    ['msgid "Production."', 'msgid Production.'],
    'catalog-syntax',
    '',
  ),
  fault('a recipe without an end', 'guides/recipes/cut.py', '# region shown\nprint(1)\n', 'recipe-invalid', ''),
]

/** Faults after which nothing else can be read: a copy each. */
export const faultsApart: readonly Fault[] = [
  fault('invalid YAML', openapi, ['type: array', 'type: [array'], 'yaml-syntax', ''),
  fault('a wrong setting', 'site.config.ts', ['origin:', 'orgin:'], 'config-invalid', 'orgin'),
  fault('queries that are not YAML', queries, 'en: [\n', 'yaml-syntax', ''),
  fault('a query without an answer', queries, 'en: [{ query: rain }]\n', 'query-invalid', 'en/0/expect'),
  {
    ...fault(
      'a component that throws',
      'components/WindScale.tsx',
      ["const speeds = from.split(',')", "const speeds: string[] = []\n  if (from) throw new Error('no wind')"],
      'build-failed',
      'no wind',
    ),
    // The build knows no file.
    found: 'site.config.ts',
  },
]

/** Component of the project whose text a page takes in. */
const component = 'components/WindScale.tsx'

/** The line before which a component shows something more. */
export const showsMore: Readonly<Record<string, string>> = {
  'return (\n    <ol': 'return (\n    <>\n    {/* more */}\n    <ol',
  '</ol>\n  )': '</ol>\n    </>\n  )',
}

function shown(name: string, html: string, code: string, message: string): Fault {
  const change = ['{/* more */}', `${html}\n{/* more */}`] as const
  return { ...fault(name, component, change, code, message), found: guide }
}

/** Calls a server with the path from the program's first comment. */
const calling = (file: string, server: string, path: string) => `// Run it with: node ${file} ${path}
const reply = await fetch(${server} + process.argv[2])
console.log(await reply.text())
`

/** Faults of the built site: one run finds all of them. */
export const faultsOfSite: readonly Fault[] = [
  shown('an image that is not there', '<img src="/none.png" alt="Map" />', 'page-file-missing', '/none.png'),
  shown('a film that is not there', '<video src="/none.mp4" />', 'page-file-missing', '/none.mp4'),
  shown('an image without a text', '<img src="/favicon.svg" />', 'page-image-without-alt', '/favicon.svg'),
  shown('a link from a component', '<a href="/nowhere">Map</a>', 'link-broken', '/nowhere'),
  shown('a download that is not there', '<a href="/files/map.zip">Map</a>', 'link-broken', '/files/map.zip'),
  shown('an anchor from a component', '<a href="/guide/#tides">Tides</a>', 'anchor-broken', '#tides'),
  shown('an id that occurs twice', '<i id="limits">1</i>', 'page-id-repeated', '"limits"'),
  shown('a heading that skips a level', '<h5>Gusts</h5>', 'page-headings', 'h5 after h2'),
  shown('a second h1', '<h1>Wind</h1>', 'page-headings', '2 h1'),
  shown('a link without a name', '<a href="/guide/"><i aria-hidden="true">→</i></a>', 'page-control-unnamed', 'A link'),
  shown('a button without a name', '<button type="button" className="wind" />', 'page-control-unnamed', 'A button'),
  shown('a field without a label', '<input id="speed" />', 'page-control-unnamed', 'A form field'),
  shown('a page that is too heavy', "{'wind '.repeat(30_000)}", 'page-too-large', 'of HTML'),
  fault(
    'a sample that the server refuses',
    openapi,
    [
      '            schema: { $ref: "#/components/schemas/AlertRule" }\n            example: { station: skagen, windAbove: 17.2 }\n',
      '            schema:\n              type: object\n              required: [region]\n              properties:\n' +
        "                region: { type: string, enum: [north], pattern: '^[A-Z]{2}[0-9]$', description: Region. }\n",
    ],
    'sample-failed',
    'create-alert.py',
  ),
  fault(
    'a recipe that calls another host',
    'guides/recipes/elsewhere.mjs',
    calling('elsewhere.mjs', "'https://api.skerry.invalid'", '/v1/stations'),
    'recipe-failed',
    'elsewhere.mjs',
  ),
  fault(
    'a recipe whose call does not exist',
    'guides/recipes/unknown.mjs',
    calling('unknown.mjs', 'process.env.API_URL', '/v1/winds'),
    'recipe-failed',
    'unknown.mjs',
  ),
  fault(
    'a recipe that does nothing',
    'guides/recipes/idle.mjs',
    'console.log(1)\n',
    'recipe-failed',
    'it sent nothing',
  ),
  fault('a recipe with a slip', 'guides/recipes/slip.py', 'print(wind)\n', 'recipe-failed', 'wind'),
  fault(
    'a query that finds another page',
    queries,
    "en:\n  - { query: list stations, expect: ['/guide/api/alerts'] }\nfr:\n  - { query: vent, expect: [/guide/] }\n",
    'query-unanswered',
    'list stations',
  ),
  fault('a query in no language of the site', queries, ['fr:', 'fr:'], 'query-unanswered', 'vent'),
]
