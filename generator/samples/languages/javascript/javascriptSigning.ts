import type { NamedExpression, SigningSyntax } from '../../../contract/sampleLanguage.ts'
import { bracedBranches } from '../../program/bracedBranches.ts'
import { quote, writeValue } from '../../writeValue.ts'
import { javascriptQuote, values } from './javascriptSyntax.ts'

function literalPart(text: string): string {
  return quote(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/`|\$(?=\{)/g, '\\$&')
}

export function pairOf([name, value]: NamedExpression): string {
  return `[${javascriptQuote(name)}, ${value}]`
}

const byName = '([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)'
const now = '«#ahead»Date.now() + «aheadMs»«/ahead»'
const number = `«#ahead»${now}«/ahead»«^ahead»Date.now()«/ahead»`
const date = `new Date(${now}).toISOString()`

/** How JavaScript signs a request. */
export const signing: SigningSyntax = {
  joined: (pieces) =>
    `\`${pieces.map((piece) => ('text' in piece ? literalPart(piece.text) : `\${${piece.expression}}`)).join('')}\``,
  bytes: (text) => `Buffer.from(${text})`,
  concatenated: (parts) => `Buffer.concat([${parts.join(', ')}])`,
  encoded: (bytes, encoding) => `${bytes}.toString('${encoding}')`,
  json: (value, filled, indent) =>
    writeValue(value, { ...values, text: (template) => filled(template).expression }, indent),
  numberOfTime: { alone: 'Number(timestamp)', summand: 'Number(timestamp)' },
  declare: (name, value) => `const ${name} = ${value}`,
  or: ' || ',
  choose: (name, choices) => {
    const [first, last, ...others] = choices
    if (first && last && others.length === 0 && !`${first.value}${last.value}`.includes('\n'))
      return [`const ${name} = ${first.condition}`, `  ? ${first.value}`, `  : ${last.value}`]
    const branches = choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))
    return [`let ${name}`, ...bracedBranches(branches)]
  },
  branch: (branches) => bracedBranches(branches),
  time: {
    s: 'String(Math.floor(Date.now() / 1000)«#ahead» + «ahead»«/ahead»)',
    ms: `String(${number})`,
    us: `\`\${${number}}000\``,
    ns: `\`\${${number}}000000\``,
    iso: date,
    'iso-seconds': `${date}.replace(/\\.\\d+/, '')`,
    'iso-plain': `${date}.slice(0, 19)`,
    'iso-basic': `${date}.replace(/[-:]|\\.\\d+/g, '')`,
  },
  nonce: {
    ...{ uuid: 'crypto.randomUUID()', hex: `crypto.randomBytes(16).toString('hex')` },
    ...{ ms: 'nextNonce()', us: 'nextNonce()', ns: 'nextNonce()' },
  },
  secret: {
    text: 'API_SECRET',
    hex: `Buffer.from(API_SECRET, 'hex')`,
    base64: `Buffer.from(API_SECRET, 'base64')`,
  },
  data: { text: 'Buffer.from(text)', bytes: 'bytes' },
  names: {
    ...{ method: 'method', path: 'path', host: 'host', query: 'search', queryString: 'search.slice(1)', body: 'text' },
    ...{ sortedQuery: 'encode(sorted)', rawQuery: 'rawQuery', bodyQuery: 'encode(members(text))' },
    ...{ sortedBodyQuery: 'encode(members(text).sort(byName))', timestamp: 'timestamp', nonce: 'nonce' },
    day: `timestamp.replaceAll('-', '').slice(0, 8)`,
    ...{ key: 'API_KEY', passphrase: 'API_PASSPHRASE', account: 'API_ACCOUNT' },
  },
  prepare: {
    host: 'const host = new URL(API_URL).host',
    rawQuery: `const rawQuery = pairs.map((pair) => pair.join('=')).join('&')`,
    sortedQuery: `const sorted = [...pairs«#parameter», [«"parameter», timestamp]«/parameter»].sort(${byName})`,
    sortedBodyQuery: `const byName = ${byName}`,
  },
  member: (path) => `memberText(text, [${path.map(javascriptQuote).join(', ')}])`,
  hasBody: 'text',
  hasQuery: 'pairs.length > 0',
  isMethod: (method) => `method === ${javascriptQuote(method)}`,
  takesBody: `['POST', 'PUT', 'PATCH'].includes(method)`,
  intoQuery: (first, last) => [
    ...(first.length > 0 ? [`pairs.unshift(${first.map(pairOf).join(', ')})`] : []),
    ...last.map((pair) => `pairs.push(${pairOf(pair)})`),
  ],
  form: (pairs) => `encode([${pairs.map(pairOf).join(', ')}])`,
  members: (pairs) =>
    `JSON.stringify({ ${pairs.map(([name, value]) => `${javascriptQuote(name)}: ${value}`).join(', ')} }).slice(1, -1)`,
  bareBody: 'text.slice(1, -1)',
  intoBody: (parts, isJson) => {
    const joined = `[${parts.join(', ')}].filter(Boolean).join('${isJson ? ',' : '&'}')`
    return `text = ${isJson ? `'{' + ${joined} + '}'` : joined}`
  },
  search: (adding, order) => [
    ...adding,
    `${{ first: 'let ', only: 'const ', again: '' }[order]}search = pairs.length > 0 ? '?' + encode(pairs) : ''`,
  ],
  header: (name, value) => `headers.set(${javascriptQuote(name)}, ${value})`,
  cookie: (start, value) => [
    `headers.set('Cookie', [headers.get('Cookie'), ${start} + ${value}].filter(Boolean).join('; '))`,
  ],
  variable: (name) => name,
}
