import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakable, breakableMembers } from './breakable.tsx'

it('may break a name between its parts', () => {
  const markup = renderToStaticMarkup(breakable('/orders/{id}', /(?<=.)(?=\/)/, (part) => <i>{part}</i>))
  expect(markup).toBe('<i>/orders</i><wbr/><i>/{id}</i>')
})

it('shows all parts of a name without keys and with many', () => {
  const markup = renderToStaticMarkup(breakable('/a'.repeat(5_000), /(?<=.)(?=\/)/))
  expect(markup).toBe(Array(5_000).fill('/a').join('<wbr/>'))
})

it('may break a query and a body between their members', () => {
  expect(renderToStaticMarkup(breakableMembers('/orders?a=1&b=2'))).toBe('/orders<wbr/>?a=1<wbr/>&amp;b=2')
  expect(renderToStaticMarkup(breakableMembers('{"a":1,"b":2}'))).toBe('{&quot;a&quot;:1,<wbr/>&quot;b&quot;:2}')
})
