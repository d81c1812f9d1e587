import { expect, it } from 'vitest'
import { match } from './match.ts'

const entry = (id: string, path: string) => ({ id, path })
const byId = ({ id }: { readonly id: string }) => id
const byPath = ({ path }: { readonly path: string }) => path

it('pairs by the first key, and what is left by the next', () => {
  const [a, b, c] = [entry('a', '/1'), entry('b', '/2'), entry('c', '/3')]
  const [a2, d, e] = [entry('a', '/9'), entry('d', '/2'), entry('e', '/4')]
  expect(match([a, b, c], [a2, d, e], byId, byPath)).toEqual({
    both: [
      { before: a, after: a2 },
      { before: b, after: d },
    ],
    removed: [c],
    added: [e],
  })
})

it('pairs entries with the same first key in their order, and none by a later key that is not unique', () => {
  const twice = [entry('a', '/1'), entry('a', '/2')]
  expect(match(twice, twice, byId).both).toHaveLength(2)
  const others = [entry('x', '/1'), entry('y', '/1')]
  expect(match(others, [entry('z', '/1')], byId, byPath).both).toEqual([])
})
