import type { DiagnosticCode } from '../../generator/contract/diagnosticCodes.ts'
import { yamlBomb } from '../diagnostics/mistakes.ts'

interface BrokenText {
  readonly name: string
  readonly bytes: string | Uint8Array
  readonly gives: 'a site' | DiagnosticCode
  readonly file?: string
}

const good = `openapi: 3.1.0
info: {title: Small, version: '1'}
paths:
  /a:
    get: {operationId: readA, summary: Read it, responses: {'200': {description: Fine.}}}
`

const utf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** Files as people really have them: another encoding, another line end, half of it, or made to hurt. */
export const brokenTexts: readonly BrokenText[] = [
  { name: 'a byte order mark', bytes: `\uFEFF${good}`, gives: 'a site' },
  {
    name: 'a byte order mark in JSON',
    bytes: `\uFEFF${JSON.stringify({ openapi: '3.1.0' })}`,
    gives: 'spec-structure',
    file: 'a.json',
  },
  { name: 'line ends of Windows', bytes: good.replaceAll('\n', '\r\n'), gives: 'a site' },
  { name: 'line ends of old Macs', bytes: good.replaceAll('\n', '\r'), gives: 'a site' },
  { name: 'UTF-16, little endian', bytes: utf16(good, false), gives: 'a site' },
  { name: 'UTF-16, big endian', bytes: utf16(good, true), gives: 'a site' },
  { name: 'a NUL in the text', bytes: good.replace('Small', 'Sm\u0000all'), gives: 'file-encoding' },
  {
    name: 'bytes that are no UTF-8',
    bytes: Buffer.concat([Buffer.from(good), Buffer.from([0x23, 0xff, 0xc0, 0x80, 0x0a])]),
    gives: 'file-encoding',
  },
  { name: 'half of a file', bytes: good.slice(0, 120), gives: 'yaml-syntax' },
  { name: 'a tab', bytes: good.replace('  /a', '\t/a'), gives: 'yaml-syntax' },
  { name: 'a key twice', bytes: `${good}  /a: {}\n`, gives: 'yaml-syntax' },
  { name: 'two documents', bytes: `${good}---\n${good}`, gives: 'yaml-syntax' },
  { name: 'an alias of nothing', bytes: good.replace('Read it', '*nothing'), gives: 'yaml-syntax' },
  { name: 'an unknown tag', bytes: good.replace('Read it', '!!js/function "x"'), gives: 'yaml-syntax' },
  { name: 'a bomb of aliases', bytes: yamlBomb(), gives: 'input-too-large' },
  {
    name: 'an anchor that contains itself',
    bytes: good.replace('{description: Fine.}', '&a {description: Fine., x-self: *a}'),
    gives: 'input-too-large',
  },
  { name: 'brackets without end', bytes: '['.repeat(100_000), gives: 'input-too-large' },
  { name: 'brackets without end in JSON', bytes: '['.repeat(100_000), gives: 'input-too-large', file: 'a.json' },
  { name: 'deep JSON', bytes: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, gives: 'input-too-large', file: 'a.json' },
  { name: 'nothing at all', bytes: '', gives: 'empty-file' },
  { name: 'a comment alone', bytes: '# later\n', gives: 'empty-file' },
  { name: 'a text', bytes: 'Dear reader,\n', gives: 'unknown-format' },
  { name: 'a web page', bytes: '<!doctype html><html><body>404</body></html>\n', gives: 'unknown-format' },
  { name: 'a number', bytes: '42\n', gives: 'unknown-format' },
  { name: 'a version as a number', bytes: good.replace('3.1.0', '3.1'), gives: 'a site' },
  { name: 'a version that does not exist yet', bytes: good.replace('3.1.0', '4.0.0'), gives: 'a site' },
  {
    name: 'merge keys',
    bytes: good.replace('info:', 'x-a: &a {title: Merged}\ninfo:').replace('title: Small', '<<: *a'),
    gives: 'a site',
  },
  {
    name: 'an object that cannot be a text where a text belongs',
    bytes: good.replace('summary: Read it', 'summary: Read it, parameters: [{in: {toString: 3}, name: {toString: 3}}]'),
    gives: 'a site',
  },
  { name: 'a text of a megabyte', bytes: good.replace('Read it', `'${'<b> '.repeat(250_000)}'`), gives: 'a site' },
]
