import { expect, test } from 'vitest'
import { isSafeAddress } from './safeAddress.ts'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  '\u0001javascript:x',
])('%j is harmful', (url) => {
  expect(isSafeAddress(url)).toBe(false)
})

test.each([
  'https://example.com',
  'http://example.com',
  'mailto:a@example.com',
  '/faq',
  '#codes',
  'faq?x=a:b',
  './a:b',
  '//example.com',
  '',
])('%j is harmless', (url) => {
  expect(isSafeAddress(url)).toBe(true)
})
