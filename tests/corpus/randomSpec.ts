import fc from 'fast-check'

/** Texts that would do something if they were taken for more than text. */
const hostile = [
  '<script>alert(1)</script>',
  '</script><script>x</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</title></h2></dl></details>',
  '{process.exit(1)}',
  '{{}}',
  '<Operation of="x" />',
  "import x from 'fs'",
  'export const y = 1',
  '---\ntitle: x\n---',
  '<!-- x -->',
  '&lt;b&gt; &amp; &#60;',
  '`code` *em* [x](javascript:alert(1))',
  '$&$1$$',
  '__proto__',
  'constructor',
  'toString',
  'on',
  '0123',
  '2020-01-01',
  '12:30:45',
  '.',
  '..',
  '/',
  '~1~0',
  '%2F%00',
  '#',
  '订单.价格',
  'قراءة',
  '🚀',
  '\u202Eevil',
  '\u00AD\u200B',
  '\uD800',
  '\u0000\u0007',
  'a b\tc',
  ' ',
]

const word = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{2,8}$/)
const text = fc.oneof(
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  fc.string(),
)
const name = text.filter((value) => value !== '')
const segment = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(...hostile.filter((value) => !value.includes('/'))),
)

const scalar = fc.record(
  {
    type: fc.constantFrom('string', 'integer', 'number', 'boolean'),
    description: text,
    format: text,
    title: text,
    pattern: fc.constantFrom('^[a-z]+$', '^</script>$'),
    default: text,
    enum: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
    deprecated: fc.boolean(),
    xml: fc.record({ name: text, namespace: text }, { requiredKeys: [] }),
    externalDocs: fc.record({ url: text, description: text }),
  },
  { requiredKeys: ['type'] },
)

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.record({ $ref: fc.constantFrom('#/components/schemas/First', '#/components/schemas/Second') }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        description: text,
      },
      { requiredKeys: ['type', 'properties'] },
    ),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 2, maxLength: 3 }), description: text }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }), not: tie('schema') }),
    fc.record({ type: fc.constant('object'), additionalProperties: tie('schema') }),
  ),
}))

const media = fc.record(
  { schema, example: fc.jsonValue(), encoding: fc.dictionary(name, fc.record({ contentType: text })) },
  {
    requiredKeys: ['schema'],
  },
)
const content = fc.dictionary(
  fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', 'application/<script>', 'a/b"><i>'),
  media,
  { minKeys: 1, maxKeys: 2 },
)

const parameter = fc.record(
  {
    name,
    in: fc.constantFrom('query', 'header', 'cookie'),
    description: text,
    style: fc.constantFrom('form', 'deepObject', 'pipeDelimited'),
    schema,
  },
  { requiredKeys: ['name', 'in', 'schema'] },
)

const response = fc.record(
  {
    description: text,
    content,
    headers: fc.dictionary(name, fc.record({ schema, description: text }), { maxKeys: 2 }),
    links: fc.dictionary(name, fc.record({ operationId: text, description: text }), { maxKeys: 1 }),
  },
  { requiredKeys: ['description'] },
)

const operation = fc.record(
  {
    operationId: name,
    summary: text,
    description: text,
    tags: fc.array(name, { maxLength: 2 }),
    parameters: fc.uniqueArray(parameter, { maxLength: 3, selector: (value) => `${value.in} ${value.name}` }),
    requestBody: fc.record({ content, description: text }),
    responses: fc.dictionary(fc.constantFrom('200', '4XX', 'default'), response, { minKeys: 1, maxKeys: 2 }),
    'x-unknown': fc.jsonValue(),
  },
  { requiredKeys: ['responses'] },
)

/** A document of OpenAPI 3.1 as a value that JSON can hold. */
export const randomSpec = fc.record({
  openapi: fc.constant('3.1.0'),
  info: fc.record({ title: text, version: text, description: text }, { requiredKeys: ['title', 'version'] }),
  tags: fc.uniqueArray(fc.record({ name, description: text }, { requiredKeys: ['name'] }), {
    maxLength: 2,
    selector: (tag) => tag.name,
  }),
  paths: fc.dictionary(
    fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
    fc.dictionary(fc.constantFrom('get', 'post', 'delete'), operation, { minKeys: 1, maxKeys: 2 }),
    { minKeys: 1, maxKeys: 2 },
  ),
  components: fc.record({
    schemas: fc.record({
      First: fc.record({ type: fc.constant('object'), properties: fc.dictionary(name, schema, { maxKeys: 3 }) }),
      Second: schema,
    }),
  }),
})

export type RandomSpec = Parameters<Parameters<typeof randomSpec.map>[0]>[0]
