import { hostileAsyncapi, hostileOpenapi } from '../corpus/hostileSpecs.ts'
import { pickBase } from './bases.ts'
import { copyOf, positionsOf, setMember, type Tree } from './document.ts'
import type { Random } from './random.ts'

/** Texts that would end a string, a comment or a command in some language, or be taken for a name in it. */
export const programTexts: readonly string[] = [
  ...[
    "'",
    '"',
    '`',
    '\\',
    '\\\\',
    "\\'",
    '\\"',
    "'''",
    '"""',
    '\\"""',
    '\u0024{x}',
    '$(id)',
    '`id`',
    '$x',
    '!x',
    '%s',
    '{x}',
    '{{x}}',
    '#{x}',
  ],
  ...[
    '\n',
    '\r',
    '\r\n',
    '\t',
    '\u0000',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\u202e',
    '\ud800',
    '\udc00',
    '🚀',
  ],
  ...[
    '*/',
    '/*',
    '//',
    '#',
    '-- ',
    '--',
    '-x',
    '@/etc/passwd',
    '@-',
    '<(id)',
    '>x',
    '|id',
    '&id',
    ';id',
    '; id #',
    '$IFS',
    '~',
    '*',
    '?',
  ],
  ...[
    "'; id; '",
    '"; id; "',
    '$(id',
    '\u0024{',
    '$((1))',
    "$'\\x41'",
    '\\u000a',
    '\\u0022',
    '\\x22',
    '\\N{DEL}',
    '\\0',
    '\\u{1}',
    '\\$',
    '%{x}',
  ],
  ...[
    'EOF',
    'END',
    '</script>',
    '{constructor}',
    '{__proto__}',
    '{toString}',
    '__proto__',
    'constructor',
    'class',
    'null',
    'true',
    'None',
  ],
  ...[
    'async',
    'await',
    'import',
    'self',
    'this',
    'len',
    'main',
    'String',
    'func',
    'if',
    'a-b',
    'a b',
    'a.b',
    '1a',
    '',
    ' ',
    '订单',
    'e\u0301',
  ],
  ...[
    'https://x$(id)',
    'https://x`id`',
    'https://x"y',
    "https://x'y",
    'https://x\\y',
    'https://{a}$(id)/',
    'wss://x$(id)',
    'a\nHost: b',
  ],
  ...[
    'A'.repeat(300),
    '%00',
    '%0a',
    '\\\n',
    '\\\r\n',
    '"\n"',
    "'\n'",
    '`\n`',
    '-->',
    ']]>',
    '\u0007',
    '1e999',
    '0x',
    '-0',
  ],
]

/** A description in which many texts, or all that take one, are such texts. */
export function hostileDocuments(random: Random): {
  readonly entry: string
  readonly documents: Readonly<Record<string, unknown>>
} {
  const chosen = () => random.pick(programTexts)
  if (random.chance(0.3)) {
    const make = random.pick([hostileOpenapi, hostileAsyncapi])
    return { entry: 'api.json', documents: { 'api.json': make([chosen(), chosen(), chosen(), chosen()]) } }
  }
  const { entry, documents } = pickBase(random)
  const changed = copyOf(documents)
  const share = random.pick([0.01, 0.05, 0.2])
  for (const document of Object.values(changed)) {
    for (const { owner, key } of positionsOf(document)) {
      if (!random.chance(share)) continue
      const value = owner[key]
      if (typeof value === 'string')
        setMember(owner, key, random.chance(0.5) ? chosen() : inserted(value, chosen(), random))
      else if (!Array.isArray(owner) && random.chance(0.3)) rename(owner, key, chosen())
    }
  }
  return { entry, documents: changed }
}

function inserted(text: string, added: string, random: Random): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + added + text.slice(at)
}

function rename(owner: Tree, key: string, name: string): void {
  const value = owner[key]
  delete owner[key]
  setMember(owner, name, value)
}
