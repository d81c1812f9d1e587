import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import { runInSmallHeap } from '../../../tests/fixtures/smallHeap.ts'
import { yamlText } from './yamlText.ts'

const long = 'A text that is longer than one line of the file, so that it is folded, whatever its depth. '.repeat(3)

test.each<[string, unknown]>([
  [
    'a document',
    { openapi: '3.1.0', info: { title: 'Spot', description: `${long}\n\n${long}` }, tags: [{ name: 'A' }] },
  ],
  [
    'texts that end in blank lines',
    {
      info: { title: 'A', description: 'a\n\n' },
      paths: { '/a': { get: { summary: 's', description: 'End.\n\n' }, post: {} } },
      components: { schemas: { a: { description: 'b\n\n' }, c: { description: 'd\n\n' } } },
    },
  ],
  ['a text that ends in dots', { info: { title: 'A', description: 'a\n...\n' }, paths: {} }],
  ['paths', { paths: { '/a': { get: { summary: long }, post: {} }, '/b: c': { get: { tags: ['x', 'y'] } } } }],
  ['schemas of one name at two levels', { a: { a: { a: 1 }, b: { a: 2 } }, b: { a: { a: 3 } } }],
  ['keys in quotes', { '200': { '404': { yes: 1 }, '': 2, '# no': 3 }, '1': { null: { '- a': 'no' } } }],
  ['keys of many lines', { components: { schemas: { 'a\nb': { type: 'object' }, c: {} } }, ['k'.repeat(2_000)]: 1 }],
  ['what is empty', { paths: {}, tags: [], servers: [{}], info: null }],
  ['a list', [1, { a: { b: 2 } }]],
  ['nothing', {}],
])('the parts of %s are the text of the whole', (_, document) => {
  expect(yamlText(document)).toBe(dump(document, { noRefs: true, lineWidth: 120 }))
})

test('a large document is written in a small heap', async () => {
  const program = `
    import { yamlText } from ${JSON.stringify(import.meta.resolve('./yamlText.ts'))}
    const fields = Array.from({ length: 20 }, (_, at) => ['field' + at, { type: 'string', maxLength: at }])
    const schema = { type: 'object', properties: Object.fromEntries(fields) }
    const schemas = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => ['Schema' + at, schema]))
    console.log(yamlText({ components: { schemas } }).length)
  `
  expect(Number(await runInSmallHeap(program))).toBeGreaterThan(10_000_000)
})
