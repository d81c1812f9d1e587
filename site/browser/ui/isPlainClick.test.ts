import { describe, expect, it } from 'vitest'
import { isPlainClick } from './isPlainClick.ts'

describe('isPlainClick', () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

  it('holds for the main button alone', () => {
    expect(isPlainClick(plain)).toBe(true)
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false)
    expect(isPlainClick({ ...plain, metaKey: true })).toBe(false)
  })
})
