import { bareScalar, copyOf, isTree, type Position, pointerOf, positionsOf, setMember, type Tree } from './document.ts'
import type { Random } from './random.ts'

/** Context of an edit, besides the value that it changes. */
interface EditContext {
  readonly random: Random
  readonly root: unknown
  readonly positions: readonly Position[]
}

type Edit = (position: Position, context: EditContext) => void

/** Changes a document at some of its values, in place. */
export function editDocument(root: unknown, random: Random, count = 1 + random.below(3)): void {
  for (let done = 0; done < count; done += 1) {
    const positions = positionsOf(root)
    if (positions.length === 0) return
    random.pick(edits)(random.pick(positions), { random, root, positions })
  }
}

/** Puts another value in the place of one. */
function replacing(make: (context: EditContext, old: unknown, position: Position) => unknown): Edit {
  return (position, context) =>
    setMember(position.owner, position.key, make(context, position.owner[position.key], position))
}

const remove: Edit = ({ owner, key }) => {
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else delete owner[key]
}

const duplicate: Edit = ({ owner, key }, { random }) => {
  if (Array.isArray(owner)) owner.splice(Number(key), 0, copyOf(owner[Number(key)]))
  else setMember(owner, random.pick([`${key}2`, `${key} `, key.toUpperCase(), `x-${key}`]), copyOf(owner[key]))
}

const rename: Edit = ({ owner, key }, { random }) => {
  const value = owner[key]
  delete owner[key]
  setMember(owner, random.pick(specialNames), value)
}

/** A value from elsewhere in the document, as a copy: a valid value at one place is wrong at another. */
const transplant = replacing(({ random, positions }) => {
  const { owner, key } = random.pick(positions)
  return copyOf(owner[key])
})

const swap: Edit = (position, { random, positions }) => {
  const other = random.pick(positions)
  const isWithin = (outer: Position, inner: Position) => outer.path.every((step, index) => inner.path[index] === step)
  if (isWithin(position, other) || isWithin(other, position)) return
  const value = position.owner[position.key]
  setMember(position.owner, position.key, other.owner[other.key])
  setMember(other.owner, other.key, value)
}

const addMember: Edit = ({ owner, key }, { random, positions }) => {
  const value = owner[key]
  const target = isTree(value) ? value : owner
  const other = random.pick(positions)
  if (Array.isArray(target)) target.push(copyOf(other.owner[other.key]))
  else setMember(target, random.pick([...specialNames, ...keywords]), copyOf(other.owner[other.key]))
}

const edits: readonly Edit[] = [
  ...[remove, remove, duplicate, rename, rename, transplant, transplant, swap, addMember, addMember],
  replacing(({ random }) => random.pick(scalars)),
  replacing(({ random }) => random.pick(scalars)),
  replacing(({ random }) => bareScalar(random.pick(bareScalars))),
  replacing((_, old) => [old, null, [], {}]),
  replacing((_, old) => ({ a: old, b: null, c: [] })),
  replacing((_, old) => (isTree(old) ? Object.values(old) : { [String(old)]: old })),
  replacing(({ random }) => random.pick(texts)),
  replacing(({ random }, old) => `${typeof old === 'string' ? old : ''}${random.pick(texts)}`),
  replacing(({ random }) =>
    nested(random.pick([30, 100, 190, 250]), random.pick(['properties', 'allOf', 'items', 'not'])),
  ),
  replacing(({ random }) => random.pick(['a<b> ', '订', '\u00e9', '*[`'] as const).repeat(random.pick([300, 20_000]))),
  replacing(() => prototypeNames()),
  replacing((_, __, { path }) => ({ $ref: pointerOf(path) })),
  replacing(({ random, positions }) => ({ $ref: pointerOf(random.pick(positions).path) })),
  ({ owner, key }, { positions, random }) => {
    const value = owner[key]
    if (isTree(value)) setMember(value, '$ref', pointerOf(random.pick(positions).path))
  },
]

/** Names that mean something to a language, a format or a file system. */
export const specialNames: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', 'name', 'default'],
  ...[
    '$ref',
    '$id',
    '$anchor',
    '$schema',
    '$defs',
    'x-',
    'x-page',
    'x-signing',
    'x-pagination',
    '',
    ' ',
    '.',
    '..',
    '/',
  ],
  ...['~', '~1', '%', '%2F', '#', '?', '{}', '{a', '[0]', '0', '-1', '1e3', 'null', 'true', 'con', 'nul.txt', 'a\\b'],
  ...['<script>', '</script>', '"', "'", '`', '$&', '\n', '\u0000', '\u202e', '\ud800', '订单', '🚀', 'a'.repeat(300)],
  ...['constructor/prototype', 'A'.repeat(2000), 'index', 'all', 'undefined-name'],
]

/** Words of the formats, which a value means something under. */
const keywords: readonly string[] = [
  ...['schema', 'properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'type'],
  ...['format', 'pattern', 'enum', 'const', 'default', 'example', 'examples', 'required', 'additionalProperties'],
  ...[
    'discriminator',
    'parameters',
    'headers',
    'content',
    'encoding',
    'callbacks',
    'links',
    'responses',
    'requestBody',
  ],
  ...['security', 'servers', 'variables', 'tags', 'externalDocs', 'bindings', 'messages', 'payload', 'traits', 'reply'],
  ...['address', 'channel', 'operations', 'channels', 'components', 'webhooks', 'summary', 'description', 'deprecated'],
  ...[
    'x-rate-limit',
    'x-errors',
    'x-permission',
    'x-replaced-by',
    'x-deprecated-since',
    'x-unit',
    'x-enum-descriptions',
  ],
  ...['x-code-samples', 'x-sidebar-label', 'x-page', 'x-webhooks', 'minimum', 'maxLength', 'style', 'explode', 'in'],
]

const scalars: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 4_294_967_296, 404],
  ...['', ' ', '0', '-0', '1e5', 'no', '2020-02-30', '12:30:45', 'null', 'object', 'array', 'string', 'query', 'path'],
  ...[[], {}, [[]], [{}], [null], { '': '' }],
]

const bareScalars: readonly string[] = [
  ...['.nan', '.inf', '-.inf', '-0', '0x1F', '0o17', '1e999', '9007199254740993', '123456789012345678901234567890'],
  ...['2020-01-01', '~', '!!str 1', '!!binary aGk=', '!x y', '"\\ud800"', '{a: 1}', '[1, 2', '&a 1', '*a', '? a'],
]

/** Texts that would do something if they were taken for more than text. */
export const texts: readonly string[] = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></h2></dl></details>',
    '<!-- x -->',
    ']]>',
  ],
  ...[
    '{globalThis.fuzzCanary()}',
    '{process.exit(1)}',
    '<Operation of="x" />',
    "import x from 'fs'",
    'export const y = 1',
  ],
  ...[
    '---\ntitle: x\n---',
    '# Heading\n\n## Heading',
    '[x](javascript:alert(1))',
    '[x](/nowhere#x)',
    '![x](y.png)',
    '[^1]',
  ],
  ...[
    '| a | b |\n| - | - |\n| c |',
    '```js\nunclosed',
    '> '.repeat(50),
    '- '.repeat(50),
    '**'.repeat(50),
    '[['.repeat(60),
  ],
  ...[
    '&#0; &#xD800; &bogus;',
    '\u0000\u0007\u001b[31m',
    '\u202eevil\u2066',
    '\ud800',
    '\ufeff',
    '\u2028',
    'e\u0301'.repeat(9),
  ],
  ...['^(a+)+$', '(', '[', '^[\\p{L}]+$', '(?<n>x)\\k<n>', '\\', '.*'.repeat(12), 'a{99999}', '(?=a)*'],
  ...[
    '{a}{b}{c}',
    '{',
    '}',
    '{{}}',
    '{$request.body#/a}',
    '/{a}/{a}',
    '$&$1$$',
    '%00',
    '%',
    '../../etc/passwd',
    '/etc/passwd',
  ],
  ...['https://x.example.com$(id)', 'javascript:alert(1)', '//x', 'file:///etc/passwd', 'http://[::1', 'wss://{a}:b/'],
  ...['application/json; charset="', 'multipart/form-data', 'text/event-stream', '*/*', 'a/b"><i>', 'application/xml'],
]

function nested(depth: number, keyword: string): unknown {
  let value: unknown = { type: 'string' }
  for (let level = 0; level < depth; level += 1)
    value = {
      [keyword]: keyword === 'properties' ? { a: value } : keyword === 'allOf' ? [value, { type: 'object' }] : value,
    }
  return value
}

function prototypeNames(): Tree {
  return JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":2},"toString":3,"hasOwnProperty":4,"then":5}')
}
