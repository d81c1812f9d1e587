import { expect, it } from 'vitest'
import { readFigure } from './ranges.ts'

it.each([
  ['97210.5', '97210.5'],
  ['97,210', '97210'],
  ['97，210.5', '97210.5'],
  ['1 000 000', '1000000'],
  ["97'210", '97210'],
  ['１２', '12'],
  ['９７，２１０．５', '97210.5'],
])('reads the price %s', (typed, figure) => expect(readFigure(typed, 'entry')).toBe(figure))

it.each(['', '0', '-5', 'abc', '1e3', '1,5', '9,7210', '1,000,001'])('takes no price from "%s"', (typed) =>
  expect(readFigure(typed, 'entry')).toBeUndefined(),
)

it('takes a leverage up to its maximum', () => {
  expect([readFigure('100', 'leverage'), readFigure('500', 'leverage')]).toEqual(['100', undefined])
})
