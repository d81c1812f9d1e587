import { expect, test } from 'vitest'
import { versionNameProblem } from './versionName.ts'

const taken = { versions: ['1.0'], locales: ['en', 'zh'], paths: ['/', '/spot/api/', '/faq', '/old#part'] }

test.each(['2.0', 'v3', '2026-11', 'A_b', '1', 'spot-1'])('%j can be the name of a version', (name) => {
  expect(versionNameProblem(name, taken)).toBeUndefined()
})

test.each([
  ['', '"" cannot be a part of an address'],
  ['a/b', 'cannot be a part of an address'],
  ['..', 'cannot be a part of an address'],
  ['1..0', 'cannot be a part of an address'],
  ['.hidden', 'cannot be a part of an address'],
  ['2.', 'cannot be a part of an address'],
  ['版本', 'cannot be a part of an address'],
  ['a'.repeat(41), 'cannot be a part of an address'],
  ['2.0.html', 'looks like the name of a file'],
  ['Current', 'the version that is being written'],
  ['con', 'is the name of a device on Windows'],
  ['Lpt1.0', 'is the name of a device on Windows'],
  ['1.0', 'Version 1.0 has been cut already.'],
  ['ZH', '"ZH" is the path of a language.'],
  ['en', '"en" is the path of a language.'],
  ['spot', '"spot" is where the page /spot/api/ lies.'],
  ['FAQ', '"FAQ" is where the page /faq lies.'],
  ['assets', '"assets" is a folder that every site has.'],
])('%j cannot: it says why', (name, reason) => {
  expect(versionNameProblem(name, taken)).toContain(reason)
})
