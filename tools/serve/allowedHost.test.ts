import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { isAllowedHost, isAllowedOrigin } from './allowedHost.ts'

test.each([
  'localhost',
  'localhost:4173',
  'LOCALHOST:80',
  'docs.localhost:1',
  '127.0.0.1:4173',
  '127.8.0.1',
  '[::1]:4173',
])('a server on loopback answers to %s', (header) => {
  expect(isAllowedHost(header)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '127.0.0.1@evil.example',
  'localhost:4173/x',
  'localhost, evil.example',
  '192.168.1.5',
  '[fe80::1]',
  '0.0.0.0',
])('a server on loopback does not answer to %s', (header) => {
  expect(isAllowedHost(header)).toBe(false)
})

test.each([
  ['0.0.0.0', '192.168.1.5:4173', true],
  ['::', '[2001:db8::1]:4173', true],
  ['docs.internal', 'docs.internal:80', true],
  ['Docs.Internal', 'docs.internal', true],
  ['0.0.0.0', `${hostname()}:4173`, true],
  ['0.0.0.0', 'localhost:4173', true],
  ['0.0.0.0', 'evil.example', false],
  ['docs.internal', 'evil.docs.internal', false],
])('a server that listens at %s answers to %s: %s', (listensAt, header, isAllowed) => {
  expect(isAllowedHost(header, listensAt)).toBe(isAllowed)
})

test.each([
  [undefined, true],
  ['http://localhost:4173', true],
  ['https://127.0.0.1', true],
  ['http://[::1]:8080', true],
  ['null', false],
  ['file://', false],
  ['https://evil.example', false],
  ['http://localhost.evil.example', false],
  ['chrome-extension://localhost', false],
])('a request from %s is one of this machine: %s', (origin, isAllowed) => {
  expect(isAllowedOrigin(origin)).toBe(isAllowed)
})
