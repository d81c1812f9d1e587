import { expect, test } from 'vitest'
import { listenAddressOf, originOf } from './listenFlags.ts'

test.each([
  ['4173', 'localhost', 'http://localhost:4173'],
  ['0', '127.0.0.1', 'http://127.0.0.1:0'],
  ['80', '::1', 'http://[::1]:80'],
  ['80', '0.0.0.0', 'http://localhost:80'],
])('port %s at %s is opened as %s', (port, host, origin) => {
  expect(originOf(listenAddressOf({ port, host }))).toBe(origin)
})

test.each([
  ['65536', 'localhost', '--port is a whole number from 0 to 65535, not "65536".'],
  ['', 'localhost', '--port is a whole number from 0 to 65535, not "".'],
  ['1e3', 'localhost', '--port is a whole number from 0 to 65535, not "1e3".'],
  ['80', '', '--host is a name or an address, not "".'],
  ['80', 'http://localhost', '--host is a name or an address, not "http://localhost".'],
])('port "%s" at "%s" is wrong usage', (port, host, message) => {
  expect(() => listenAddressOf({ port, host })).toThrow(message)
})
