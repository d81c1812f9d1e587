import { describe, expect, it } from 'vitest'
import { fieldText, isAddress, isToken, pathText } from './httpSyntax.ts'

describe('a token', () => {
  it.each(['GET', 'M-SEARCH', "X!#$%&'*+.^_`|~-1"])('is %s', (text) => expect(isToken(text)).toBe(true))
  it.each(['', 'A B', 'A;B', 'A:B', '@file', 'A\n', '(a)', 'é', 'a"b'])('is not %j', (text) =>
    expect(isToken(text)).toBe(false),
  )
})

describe('an address', () => {
  it.each([
    'https://api.example.com',
    'http://127.0.0.1:80/v1',
    'https://[::1]:8443',
    'wss://{host}:{port}/ws?a=b',
    '{scheme}://api.{top}',
    'https://api.example.com$(touch)',
    '/v1',
    './v1',
    '',
  ])('is %s', (text) => expect(isAddress(text)).toBe(true))
  it.each([
    'https://a b',
    'https://a`b`',
    'https://a"b',
    'https://a\nb',
    'https://',
    'https://a:b',
    'https://a\\b',
    'https://a\u202eb',
    'https://a/#b',
    '//other.example.com',
    '-o/file',
    '@file',
    'javascript:alert(1)',
  ])('is not %j', (text) => expect(isAddress(text)).toBe(false))
})

it('a path begins with a slash and has nothing that a URL cannot hold', () => {
  expect(['/a/{b}', '@evil.example/a', '-K x', '/a"\n`中%20', ''].map(pathText)).toEqual([
    '/a/{b}',
    '/@evil.example/a',
    '/-K%20x',
    '/a%22%0A%60%E4%B8%AD%20',
    '',
  ])
})

it('the value of a header is one line', () => {
  expect(fieldText('a\r\nX-Other: b\0')).toBe('a X-Other: b')
})
