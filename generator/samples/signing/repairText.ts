import type { Comparison, Repair } from './finding.ts'

/** Repairs of the text between the values: line feeds, white space, the text of the template. */
export function repairText(comparison: Comparison, literals: readonly string[]): Repair[] {
  const { pasted, expected, difference } = comparison
  const [rest, wanted] = [pasted.slice(difference), expected.slice(difference)]
  const repaired = (kind: Repair['kind'], length: number, text: string): Repair => ({
    kind,
    text: pasted.slice(0, difference) + text + rest.slice(length),
    expected: text,
    found: rest.slice(0, length),
  })
  return [
    ...everywhere(comparison),
    ...(wanted.startsWith('\n') && isFollowed(rest, wanted) ? [repaired('lineFeedMissing', 0, '\n')] : []),
    ...(wanted.startsWith('\n') && isFollowed(rest.slice(1), wanted) ? [repaired('lineFeedMissing', 1, '\n')] : []),
    ...extraSpace(rest).map(({ kind, length }) => repaired(kind, length, '')),
    ...literals
      .map((literal) => literal.replace(/^\n/, ''))
      .filter((literal) => literal !== '' && wanted.startsWith(literal))
      .map((literal) => repaired('textMissing', 0, literal)),
  ]
}

/** Slips that are made all over a text. */
function everywhere({ pasted, expected }: Comparison): Repair[] {
  const slips = [
    { kind: 'carriageReturn', found: '\r\n', expected: '\n' },
    { kind: 'carriageReturn', found: '\r', expected: '\n' },
    { kind: 'escapedLineFeed', found: '\\n', expected: '\n' },
  ] as const
  return slips
    .filter(({ found }) => pasted.includes(found) && !expected.includes(found))
    .map((slip) => ({ ...slip, text: pasted.replaceAll(slip.found, slip.expected) }))
}

/** A line feed is missing only if the text behind it is right. */
function isFollowed(rest: string, wanted: string): boolean {
  return rest !== '' && rest.startsWith(wanted.slice(1, 3))
}

function extraSpace(rest: string): { kind: Repair['kind']; length: number }[] {
  const [feeds = ''] = /^[\r\n]+/.exec(rest) ?? []
  const [spaces = ''] = /^[ \t\uFEFF]+/.exec(rest) ?? []
  const [trailing = ''] = /^\s+$/.exec(rest) ?? []
  if (feeds !== '' && feeds === rest) return [{ kind: 'trailingLineFeed', length: rest.length }]
  if (trailing !== '') return [{ kind: 'whiteSpace', length: rest.length }]
  if (feeds !== '') return [{ kind: 'lineFeedExtra', length: feeds.length }]
  return spaces === '' ? [] : [{ kind: 'whiteSpace', length: spaces.length }]
}
