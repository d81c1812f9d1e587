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
  expect(fieldDescriptions({ levels: [described(list), described(items)] }).map(({ en }) => en)).toEqual(expected)
})

it('tells what each list inside a list is', () => {
  const levels = [described('Bids.'), described('A bid: price, quantity.'), described()]
  expect(fieldDescriptions({ levels }).map(({ en }) => en)).toEqual(['Bids.', 'A bid: price, quantity.'])
})

it('tells once what is no list', () => {
  expect(fieldDescriptions({ levels: [described('A hook.')] })).toEqual([{ en: 'A hook.' }])
})
