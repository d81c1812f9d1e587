import { expect, test } from 'vitest'
import { breakText } from './breakText.ts'

const measure = async (text: string) => text.length

test('a text that is too long ends with an ellipsis, without the mark before it', async () => {
  expect(await breakText('Orders, trades and fills', 8, 1, measure)).toEqual({ lines: ['Orders…'], isWhole: false })
})

test('marks within a line are passed once', async () => {
  const piece = `a${','.repeat(300_000)}b`
  expect(await breakText(`${piece} and more`, piece.length + 1, 1, measure)).toEqual({
    lines: [`${piece}…`],
    isWhole: false,
  })
})

test('no line begins with a Chinese mark, whatever stands before it', async () => {
  expect(await breakText('选择 mgnMode，见', 10, 2, measure)).toEqual({
    lines: ['选择', 'mgnMode，见'],
    isWhole: true,
  })
})
