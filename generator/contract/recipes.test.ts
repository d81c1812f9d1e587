import { expect, it } from 'vitest'
import { recipeAddress, recipeNameOf } from './recipes.ts'

it('takes files of different languages for one recipe', () => {
  expect(['place-order.py', 'place_order.rb', 'PlaceOrder.java'].map(recipeNameOf)).toEqual([
    'place-order',
    'place-order',
    'place-order',
  ])
})

it('publishes a program under the name of its file', () => {
  expect(recipeAddress('PlaceOrder.java')).toBe('/recipes/PlaceOrder.java')
})
