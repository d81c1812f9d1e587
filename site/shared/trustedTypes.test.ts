import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trustScript } from './trustedTypes.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://docs.example.com/docs/faq')))
afterEach(() => vi.unstubAllGlobals())

it.each(['/docs/assets/a.js', 'a.js', 'https://docs.example.com/a.js'])(
  'takes %s as a script of the site',
  (address) => {
    expect(trustScript(address)).toBe(address)
  },
)

it.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  '/\\evil.example/a.js',
  'data:text/javascript,1',
  'blob:null/1',
])('refuses %s as a script', (address) => {
  expect(() => trustScript(address)).toThrow('has no script for this page')
})
