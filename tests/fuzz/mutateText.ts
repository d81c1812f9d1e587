import type { Random } from './random.ts'

type TextEdit = (text: string, random: Random) => string | Uint8Array

/** Changes the characters, lines or bytes of a text. */
export function mutateText(text: string, random: Random): string | Uint8Array {
  let changed: string | Uint8Array = text
  for (let left = 1 + random.below(3); left > 0 && typeof changed === 'string'; left -= 1)
    changed = random.pick(textEdits)(changed, random)
  return changed
}

const textEdits: readonly TextEdit[] = [
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => `${text}---\n${text}`,
  (text) => text.trimEnd(),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
  (text, random) =>
    withBytes(text, random.pick([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80], [0xe4, 0xb8]]), random),
  (text, random) => inserted(text, random.pick(snippets), random),
  (text, random) => inserted(text, random.pick(snippets), random),
  (text, random) => inserted(text, random.pick(snippets), random),
  (text, random) => cut(text, random),
  (text, random) => inLines(text, (lines) => lines.splice(random.below(lines.length), 1)),
  (text, random) => inLines(text, (lines) => lines.splice(random.below(lines.length), 0, random.pick(lines))),
  (text, random) =>
    inLines(text, (lines) => changeLine(lines, random, (line) => `${' '.repeat(random.below(5))}${line}`)),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.trimStart())),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.replace(/^ +/, '\t'))),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.replace(/: (.*)$/, ': &a $1'))),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.replace(/: .*$/, ': *a'))),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.replace(/: (.*)$/, ': |\n $1'))),
  (text, random) => inLines(text, (lines) => changeLine(lines, random, (line) => line.replace(/[\w$-]+:/, '<<:'))),
]

const snippets: readonly string[] = [
  ...[
    '\u0000',
    '\t',
    '"',
    "'",
    '`',
    '{',
    '}',
    '[',
    ']',
    ': ',
    ' #',
    '&a ',
    '*a',
    '!!js/function ',
    '!!set ',
    '|\n',
    '>-\n',
  ],
  ...[
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '? ',
    '- ',
    '<<: *a\n',
    '\u2028',
    '\u0085',
    '\ud800',
    '\u202e',
    '\u001b[2J',
    '\ufeff',
  ],
  ...[
    '[[[[[[[[',
    '{{{{{{{{',
    '['.repeat(300),
    '{a: '.repeat(300),
    '- '.repeat(300),
    '\\x',
    '\\ud800',
    '"\\u0000"',
    '@',
    '%',
  ],
  ...[
    '<div>',
    '</div>',
    '<A b={',
    '{/*',
    '<!--',
    '```',
    ':::',
    '$$',
    '<>',
    '\n\n',
    '\n',
    '# ',
    '> ',
    '[^a]: ',
    '| a |\n|---|\n',
  ],
]

function inserted(text: string, snippet: string, random: Random): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + snippet + text.slice(at)
}

function cut(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  return text.slice(0, at) + text.slice(at + 1 + random.below(40))
}

function withBytes(text: string, bytes: readonly number[], random: Random): Uint8Array {
  const whole = Buffer.from(text)
  const at = random.below(whole.length + 1)
  return Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), whole.subarray(at)])
}

function inLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n')
  change(lines)
  return lines.join('\n')
}

function changeLine(lines: string[], random: Random, change: (line: string) => string): void {
  const index = random.below(lines.length)
  lines[index] = change(lines[index] ?? '')
}
