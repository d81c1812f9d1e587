import { type Changes, guideFile as guide, specFile as spec } from './smallProject.ts'

/** A mistake in the small project, and the first line of a build's message about it. */
export type Mistake = readonly [name: string, changes: Changes, firstLine: string]

const secondOperation = `  /others:
    get:
      operationId: getThing
      summary: Get another
      description: Gives another.
      tags: [Things]
      responses:
        '204':
          description: Nothing.
tags:
  - name`

/** Nine levels of nine aliases each: a few hundred bytes that stand for half a billion values. */
export function yamlBomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) =>
      `a${level + 1}: &a${level + 1} [${Array(9)
        .fill(level === 0 ? 'lol' : `*a${level}`)
        .join(', ')}]`,
  )
  return `openapi: 3.1.0\n${levels.join('\n')}\n`
}

export const mistakes: readonly Mistake[] = [
  ['a tab in YAML', { [spec]: ['  title: Small', '\ttitle: Small'] }, `${spec}:3:1  error  yaml-syntax`],
  ['a key given twice', { [spec]: ['  version: 1.0.0', '  title: Again'] }, `${spec}:4:3  error  yaml-syntax`],
  ['an empty spec', { [spec]: '' }, `${spec}:1:1  error  empty-file`],
  ['a spec that is not there', { [spec]: undefined }, 'site.config.mjs:1:74  error  file-not-found'],
  ['a YAML bomb', { [spec]: yamlBomb() }, `${spec}:1:1  error  input-too-large`],
  [
    'a reference that leads nowhere',
    { [spec]: ['type: integer', "$ref: '#/components/schemas/Size'"] },
    `${spec}:29:21  error  missing-reference`,
  ],
  [
    'a reference to another host',
    { [spec]: ['type: integer', '$ref: https://example.com/size.yaml'] },
    `${spec}:29:21  error  remote-reference`,
  ],
  [
    'a reference out of the project',
    { [spec]: ['type: integer', '$ref: ../../../secret.yaml'] },
    `${spec}:29:21  error  reference-outside`,
  ],
  [
    'references in a circle',
    {
      [spec]: [
        'tags:\n  - name',
        `components:\n  schemas:\n    A:\n      $ref: '#/components/schemas/B'\n    B:\n      $ref: '#/components/schemas/A'\ntags:\n  - name`,
      ],
    },
    `${spec}:36:7  error  reference-circular`,
  ],
  [
    'a wrong type',
    { [spec]: ['summary: Get a thing', 'summary: [Get, a, thing]'] },
    `${spec}:9:7  error  spec-structure`,
  ],
  [
    'two operations of one id',
    { [spec]: ['tags:\n  - name', secondOperation] },
    `${spec}:34:5  error  operation-operationId-unique`,
  ],
  [
    'a path parameter that is not declared',
    { [spec]: ['/things/{id}:', '/things/{id}/{part}:'] },
    `${spec}:12:7  error  path-parameters-defined`,
  ],
  ['an example that does not match', { [spec]: ['size: 3', 'size: big'] }, `${spec}:32:17  error  example-mismatch`],
  [
    'an extension of a wrong form',
    { [spec]: ['tags: [Things]', 'tags: [Things]\n      x-page: things'] },
    `${spec}:12:7  error  extension-invalid`,
  ],
  [
    'two pages of one path',
    { [spec]: ['tags: [Things]', 'tags: [Things]\n      x-page: /'] },
    `${spec}:7:5  error  route-conflict`,
  ],
  ['a guide without front matter', { [guide]: 'Hello.\n' }, `${guide}:1:1  error  guide-front-matter`],
  [
    'a guide with a tag left open',
    { [guide]: ['Hello.', '<Callout kind="note">\nHello.'] },
    `${guide}:6:1  error  guide-syntax`,
  ],
  [
    'a guide with an unknown component',
    { [guide]: ['Hello.', '<Calout>Hello.</Calout>'] },
    `${guide}:6:1  error  guide-component-unknown`,
  ],
  ['a link that leads nowhere', { [guide]: ['Hello.', '[Hello](/things)'] }, `${guide}:6:1  error  link-broken`],
  ['an anchor that is not there', { [guide]: ['Hello.', '[Hello](#there)'] }, `${guide}:6:1  error  anchor-broken`],
  ['no configuration', { 'site.config.mjs': undefined }, 'site.config.ts:1:1  error  config-not-found'],
  [
    'a configuration that throws',
    { 'site.config.mjs': "throw new Error('no brand')\n" },
    'site.config.mjs:1:7  error  config-invalid',
  ],
  [
    'a configuration whose transformSpec throws',
    { 'site.config.mjs': ['brand:', "transformSpec(document) {\n  throw new Error('no')\n}, brand:"] },
    'site.config.mjs:2:9  error  config-invalid',
  ],
  [
    'a configuration whose transformSpec returns nothing',
    { 'site.config.mjs': ['brand:', 'transformSpec() {}, brand:'] },
    'site.config.mjs:1:18  error  config-invalid',
  ],
  [
    'a configuration whose transformSpec is no function',
    { 'site.config.mjs': ['brand:', 'transformSpec: 1, brand:'] },
    'site.config.mjs:1:18  error  config-invalid',
  ],
  [
    'a description that transformSpec makes wrong',
    {
      'site.config.mjs': [
        'brand:',
        "transformSpec: (document) => ({ ...document, paths: { '/new': { $ref: '#/nowhere' }, ...document.paths } }), brand:",
      ],
    },
    'site.config.mjs:1:18  error  missing-reference',
  ],
  [
    'a configuration with a typing error',
    { 'site.config.mjs': ["name: 'Small'", "nam: 'Small'"] },
    'site.config.mjs:1:18  error  config-invalid',
  ],
]
