import { expect, it } from 'vitest'
import { fieldDescriptions } from './fieldDescriptions.ts'

const described = (text?: string) => ({
  types: ['object'],
  ...(text === undefined ? {} : { description: { en: text } }),
})

it.each([
  [
    'a list and its items',
    'List of hooks.',
    'A hook runs before every write.',
    ['List of hooks.', 'A hook runs before every write.'],
  ],
  [
    'a list that says what its items are',
    'Hooks, each a hook of the user.',
    'A hook of the user.',
    ['Hooks, each a hook of the user.'],
  ],
  ['a list alone', 'Hooks.', undefined, ['Hooks.']],
  ['items alone', undefined, 'A hook.', ['A hook.']],
])('tells %s', (_, list, items, expected) => {
  const field = { schema: described(list), element: described(items), arrayDepth: 1 }
  expect(fieldDescriptions(field).map(({ en }) => en)).toEqual(expected)
})

it('tells once what is no list', () => {
  const schema = described('A hook.')
  expect(fieldDescriptions({ schema, element: schema, arrayDepth: 0 })).toEqual([{ en: 'A hook.' }])
})
