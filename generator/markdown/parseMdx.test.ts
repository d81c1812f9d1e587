import { expect, test } from 'vitest'
import { MdxSyntaxError, parseMdx } from './parseMdx.ts'

function errorOf(text: string): unknown {
  try {
    parseMdx(text)
  } catch (error) {
    return error
  }
  return undefined
}

test.each([
  ['a tag that is open at the end', 'Text\n\n<Tab>\n', 'Expected a closing tag for `<Tab>` (3:1-3:6)', 3, 1],
  ['a tag that another mark closes', '*<Tab>*</Tab>', 'Expected a closing tag for `<Tab>` (1:2-1:7)', 1, 1],
  ['JavaScript that is none', 'a {1 +}', 'Could not parse expression with acorn', 1, 7],
])('%s is reported in the words of the reference, with its place', (_, text, reason, line, column) => {
  const error = errorOf(text)
  expect(error).toBeInstanceOf(MdxSyntaxError)
  expect(error).toMatchObject({ message: expect.stringContaining(reason), line, column })
})

test('JavaScript is parsed, for those who compile it', () => {
  const [paragraph] = parseMdx('a {b}').children
  expect(paragraph).toMatchObject({ children: [{}, { type: 'mdxTextExpression', data: { estree: {} } }] })
})

test('a line of nothing but tags is a block, whoever reads it', () => {
  for (const text of ['<A/> <B/>', '<A/> <B c={1}/>'])
    expect(parseMdx(text).children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement', 'mdxJsxFlowElement'])
})
