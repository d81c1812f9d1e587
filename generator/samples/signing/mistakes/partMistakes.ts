import { isList, type Json, parseJson } from '../../../contract/json.ts'
import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { bodyMembers } from '../bodyMembers.ts'
import { type TemplatePart, textOf } from '../fillTemplate.ts'
import type { FindingKind } from '../finding.ts'
import { joined } from '../sentRequest.ts'
import { type Candidate, otherText, type Rewrite } from './attempt.ts'
import { holdsParameters, queryVariants, type Variant } from './queryMistakes.ts'

/** The mistakes that one step allows: in its parts, in the separators between them, in their order, and at the end. */
export function partMistakes(
  signing: Signing,
  request: SignableRequest,
  step: SigningStep,
  parts: readonly TemplatePart[],
): readonly Candidate[] {
  if (step.kind === 'jwt') return []
  const ofParts = parts.flatMap((part, index) =>
    variantsOf(signing, request, part)
      .filter(({ write }) => write(part.text, request) !== part.text)
      .map(({ write, ...finding }) =>
        otherText(
          finding,
          `${step.name} ${index}`,
          inStep(step, (own, sent) => rewritten(own, index, part, write, sent)),
        ),
      ),
  )
  return [...ofParts, ...literals(step, parts), ...swaps(step, parts), ...atEnd(step, parts, request)]
}

function inStep(
  { name }: SigningStep,
  write: (parts: readonly TemplatePart[], request: SignableRequest) => readonly TemplatePart[],
): Rewrite {
  return (step, parts, request) => (step.name === name ? write(parts, request) : parts)
}

/** The parts with one of them written in another way, where it still is the same part. */
function rewritten(
  parts: readonly TemplatePart[],
  index: number,
  { placeholder }: TemplatePart,
  write: Variant['write'],
  request: SignableRequest,
): readonly TemplatePart[] {
  const part = parts[index]
  if (!part || part.placeholder !== placeholder) return parts
  return parts.with(index, { ...(placeholder === undefined ? {} : { placeholder }), text: write(part.text, request) })
}

function variantsOf(signing: Signing, request: SignableRequest, part: TemplatePart): readonly Variant[] {
  const { placeholder, text } = part
  if (placeholder === undefined) return []
  const left: Variant = { kind: missingKinds[placeholder] ?? 'partMissing', name: placeholder, write: () => '' }
  return [
    ...(holdsParameters(part) ? queryVariants(signing, part) : []),
    ...(placeholder === 'method'
      ? [{ kind: 'lowerCaseMethod', expected: text, write: (own: string) => own.toLowerCase() } as const]
      : []),
    ...(placeholder === 'path' ? pathVariants(request, text) : []),
    ...(placeholder === 'body' ? bodyVariants : []),
    left,
  ]
}

const missingKinds: Readonly<Record<string, FindingKind>> = {
  timestamp: 'timestampMissing',
  nonce: 'nonceMissing',
  body: 'bodyMissing',
}

function pathVariants({ host = '', query }: SignableRequest, path: string): Variant[] {
  const to = (kind: FindingKind, text: string): Variant => ({ kind, expected: path, write: () => text })
  const segments = path.split('/').slice(1)
  return [
    ...(host === '' ? [] : [to('pathHost', `https://${host}${path}`), to('pathHost', host + path)]),
    ...(query.length === 0 ? [] : [to('pathQuery', `${path}?${joined(query)}`)]),
    ...segments.slice(1).map((_, index) => to('pathPrefix', `/${segments.slice(index + 1).join('/')}`)),
    to('pathSlash', path.endsWith('/') ? path.slice(0, -1) : `${path}/`),
    to('pathSlash', path.slice(1)),
  ]
}

/** The ways in which programs and people write JSON: indented, or with spaces behind commas, behind colons and in brackets. */
const jsonForms: readonly ((value: Json) => string)[] = [
  ...[2, 4, '\t'].map((indent) => (value: Json) => JSON.stringify(value, null, indent)),
  ...['', ' '].flatMap((comma) =>
    ['', ' '].flatMap((colon) => ['', ' '].map((edge) => (value: Json) => spaced(value, { comma, colon, edge }))),
  ),
]

const bodyVariants: readonly Variant[] = [
  ...jsonForms.map((write): Variant => ({ kind: 'bodySpaces', write: (text) => asJson(text, write) })),
  ...jsonForms.map(
    (write): Variant => ({
      kind: 'bodyKeyOrder',
      write: (text) => asJson(text, (value) => write(sortedMembers(value))),
    }),
  ),
  { kind: 'bodyLineFeed', write: (text) => (text === '' ? text : `${text}\n`) },
  { kind: 'bodyAsQuery', write: (text) => (text.startsWith('{') ? joined(bodyMembers(text)) : text) },
  { kind: 'bodyExtra', write: (text) => text || '{}' },
  { kind: 'bodyExtra', write: (text, { query }) => text || JSON.stringify(Object.fromEntries(query)) },
]

function asJson(text: string, write: (value: Json) => string): string {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? write(value) : text
}

interface JsonSpaces {
  /** Behind commas and colons. */
  readonly comma: string
  readonly colon: string
  /** Within brackets. */
  readonly edge: string
}

/** JSON on one line. */
function spaced(value: Json, spaces: JsonSpaces): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const { comma, colon, edge } = spaces
  const parts = isList(value)
    ? value.map((item) => spaced(item, spaces))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${colon}${spaced(member, spaces)}`)
  const [open, close] = isList(value) ? '[]' : '{}'
  return parts.length === 0 ? `${open}${close}` : `${open}${edge}${parts.join(`,${comma}`)}${edge}${close}`
}

function sortedMembers(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(sortedMembers)
  const entries = Object.entries(value).map(([name, member]) => [name, sortedMembers(member)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Line feeds and fixed texts of the template that are missing or written wrongly. */
function literals(step: SigningStep, parts: readonly TemplatePart[]): Candidate[] {
  const all = parts.filter(({ placeholder }) => placeholder === undefined)
  const change = (kind: FindingKind, write: (text: string) => string, expected = ''): Candidate =>
    otherText(
      { kind, expected },
      `${step.name} literals`,
      inStep(step, (own) =>
        own.map((part) => (part.placeholder === undefined ? { ...part, text: write(part.text) } : part)),
      ),
    )
  const fixed = all.map(({ text }) => text.trim()).filter((text) => text !== '')
  return [
    ...(all.some(({ text }) => text.includes('\n'))
      ? [
          change('lineFeedMissing', (text) => text.replaceAll('\n', '')),
          change('escapedLineFeed', (text) => text.replaceAll('\n', String.raw`\n`)),
          change('carriageReturn', (text) => text.replaceAll('\n', '\r\n')),
        ]
      : []),
    ...fixed.map((text) => change('textMissing', (own) => own.replace(text, ''), text)),
  ]
}

/** Two parts that change places. */
function swaps(step: SigningStep, parts: readonly TemplatePart[]): Candidate[] {
  const filled = parts.flatMap((part, index) => (part.placeholder !== undefined && part.text !== '' ? [index] : []))
  return filled.flatMap((a, at) =>
    filled.slice(at + 1).map((b) =>
      otherText(
        { kind: 'partOrder', expected: textOf(parts) },
        `${step.name} order`,
        inStep(step, (own) => {
          const [first, second] = [own[a], own[b]]
          return first && second ? own.with(a, second).with(b, first) : own
        }),
      ),
    ),
  )
}

/** Additions at the end of a text: white space, and a body that the scheme does not sign. */
function atEnd(step: SigningStep, parts: readonly TemplatePart[], { body = '' }: SignableRequest): Candidate[] {
  const add = (kind: FindingKind, text: string): Candidate =>
    otherText(
      { kind },
      `${step.name} end`,
      inStep(step, (own) => [...own, { text }]),
    )
  const isSigned = parts.some(({ placeholder = '' }) => /body/i.test(placeholder))
  return [
    add('trailingLineFeed', '\n'),
    add('trailingLineFeed', '\r\n'),
    add('whiteSpace', ' '),
    ...(body === '' || isSigned ? [] : [add('bodyExtra', body), add('bodyExtra', `\n${body}`)]),
  ]
}
