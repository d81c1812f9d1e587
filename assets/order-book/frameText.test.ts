import { expect, it } from 'vitest'
import { frameText } from './frameText.ts'

it('a frame is indented, with each level on a line of its own', () => {
  expect(
    frameText({
      event: 'subscribe',
      symbols: ['A', 'B'],
      data: [
        {
          asks: [
            ['1', '2'],
            ['3', '4'],
          ],
          bids: [],
        },
      ],
    }),
  ).toBe(`{
  "event": "subscribe",
  "symbols": ["A", "B"],
  "data": [
    {
      "asks": [
        ["1", "2"],
        ["3", "4"]
      ],
      "bids": []
    }
  ]
}`)
})
