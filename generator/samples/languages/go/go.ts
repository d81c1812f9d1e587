import type { Json } from '../../../contract/json.ts'
import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { Language, LanguageSyntax } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { block } from '../../writeProgram.ts'
import { alignMembers, quote, writeValue } from '../../writeValue.ts'
import { signing, values } from './goSigning.ts'
import request from './request.go?raw'
import session from './session.go?raw'
import signingFunctions from './signing.go?raw'
import verify from './verify.go?raw'

/** The members of the request that `call` sends, each on a line. */
function fieldsOf({ method, path, query, headers, body }: RequestPlan): string {
  const fields: (readonly [key: string, value: string])[] = [
    ['method:', quote(method)],
    ['path:', quote(path)],
    ...(query.length > 0 ? [['query:', queryOf(query)] as const] : []),
    ...(headers.length > 0 ? [['headers:', headersOf(headers)] as const] : []),
    ...(body ? [bodyField(body)] : []),
  ]
  return alignMembers(fields)
    .map((field) => `\t${field},`)
    .join('\n')
}

function bodyField({ json, text, file, parts, unique }: RequestPlanBody): readonly [key: string, value: string] {
  if (file !== undefined) return ['file:', quote(file)]
  if (parts) return ['parts:', `[]part{\n${block('\t\t', parts.map(partLine))}\t}`]
  return ['body:', json === undefined ? quote(text) : writeValue(json, values, '\t', unique)]
}

function partLine({ name, text, file, mediaType }: BodyPart): string {
  const members = Object.entries({ name, text, file, kind: mediaType }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${quote(value)}`],
  )
  return `{${members.join(', ')}},`
}

function queryOf(pairs: readonly Pair[]): string {
  const names = [...new Set(pairs.map(([name]) => name))]
  const own = (wanted: string) => pairs.flatMap(([name, value]) => (name === wanted ? [quote(value)] : []))
  return braced(
    'url.Values',
    names.map((name) => [`${quote(name)}:`, `{${own(name).join(', ')}}`]),
  )
}

function headersOf(pairs: readonly Pair[]): string {
  const unique = Object.entries(Object.fromEntries(pairs))
  return braced(
    'map[string]string',
    unique.map(([name, value]) => [`${quote(name)}:`, quote(value)]),
  )
}

function braced(type: string, items: readonly (readonly [key: string, value: string])[]): string {
  const line = `${type}{${items.map((item) => item.join(' ')).join(', ')}}`
  if (line.length <= 80) return line
  return `${type}{\n${block(
    '\t\t',
    alignMembers(items).map((item) => `${item},`),
  )}\t}`
}

const packageNames =
  'bytes crypto crypto/ecdsa crypto/ed25519 crypto/hmac crypto/rand crypto/rsa crypto/sha256 crypto/sha512 crypto/x509 ' +
  'encoding/base64 encoding/hex encoding/json encoding/pem fmt io log mime/multipart net/http net/textproto net/url os ' +
  'os/signal regexp sort strconv strings syscall time'

const imports = packageNames.split(' ').map((path) => ({ line: `"${path}"`, name: path.replace(/^.*\//, '') }))

/** Functions that a session brings along for its answers. They read JSON. */
const readsJson = /(?<![\w.])(?:jsonAt|textAt)\(/

/** The packages that code names, strings and comments apart: Go takes an unused package for an error. */
function goImports(code: string): string[] {
  const bare = code.replaceAll(/"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*/g, '')
  const used = new Set(Array.from(bare.matchAll(/(?<![\w.])(\w+)\.[A-Z]/g), ([, name]) => name))
  if (readsJson.test(bare)) used.add('json')
  return imports.flatMap(({ line, name }) => (used.has(name) ? [line] : []))
}

const pathOf = (steps: readonly (string | number)[]) =>
  steps.map((step) => `, ${typeof step === 'number' ? step : quote(step)}`).join('')

function frameOf(frame: Json, indent: string, tokenText: string | undefined): string {
  const text = (own: string) => (own === tokenText ? 'token' : quote(own))
  return writeValue(frame, { ...values, text }, indent)
}

const syntax: LanguageSyntax = {
  quote,
  call: fieldsOf,
  imports: goImports,
  named: { readsJson, leaves: /(?<![\w.])leave\(/ },
  signing,
  session: {
    message: (frame, indent, tokenText) =>
      typeof frame === 'string'
        ? `socket.WriteMessage(websocket.TextMessage, []byte(${quote(frame)}))`
        : `socket.WriteJSON(${frameOf(frame, indent, tokenText)})`,
    frame: frameOf,
    sendFrame: (frame) =>
      typeof frame === 'string'
        ? 'socket.WriteMessage(websocket.TextMessage, []byte(frame))'
        : 'socket.WriteJSON(frame)',
    encodedText: (text) => `strings.ReplaceAll(url.QueryEscape(${text}), "+", "%20")`,
    valueAt: (pointer) => `textAt(reply${pathOf(pointerSteps(pointer))})`,
    differs: ({ path, value }) => `jsonAt(answer${pathOf(path)}) != ${quote(JSON.stringify(value))}`,
  },
}

/** Go 1.18 or later with its standard library alone; sessions need the package `gorilla/websocket`. */
export const go: Language = {
  ...sampleLanguages.go,
  template: request + signingFunctions + session + verify,
  syntax,
}
