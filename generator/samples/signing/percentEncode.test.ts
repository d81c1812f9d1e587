import { expect, it } from 'vitest'
import { percentEncode } from './percentEncode.ts'

it('leaves only the unreserved characters of RFC 3986', () => {
  expect(percentEncode("aZ09-._~ !'()*,:/+%é中")).toBe('aZ09-._~%20%21%27%28%29%2A%2C%3A%2F%2B%25%C3%A9%E4%B8%AD')
})

it('takes half a character for an unknown one', () => {
  expect(percentEncode('\uD800')).toBe('%EF%BF%BD')
})
