import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { type TemplatePart, textOf } from '../fillTemplate.ts'
import type { FindingKind } from '../finding.ts'
import { joined } from '../sentRequest.ts'
import { type Candidate, inStep, otherText } from './attempt.ts'
import { bodyOrders, bodyVariants } from './bodyMistakes.ts'
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
      .map((variant) => ofVariant(step, part, index, variant)),
  )
  return [...ofParts, ...literals(step, parts), ...swaps(step, parts), ...atEnd(step, parts, request)]
}

/** The other orders of a body's members, which are many. */
export function* orderMistakes(step: SigningStep, parts: readonly TemplatePart[]): Generator<Candidate> {
  for (const [index, part] of parts.entries())
    if (part.placeholder === 'body')
      for (const variant of bodyOrders(part.text)) yield ofVariant(step, part, index, variant)
}

function ofVariant(step: SigningStep, part: TemplatePart, index: number, { write, ...finding }: Variant): Candidate {
  return otherText(
    finding,
    `${step.name} ${index}`,
    inStep(step, (own, sent) => rewritten(own, index, part, write, sent)),
  )
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
    ...(placeholder === 'body' ? bodyVariants(text) : []),
    left,
  ]
}

const missingKinds: Readonly<Record<string, FindingKind>> = {
  timestamp: 'timestampMissing',
  nonce: 'nonceMissing',
  body: 'bodyMissing',
}

function pathVariants({ host = '', query, addresses = [] }: SignableRequest, path: string): Variant[] {
  const to = (kind: FindingKind, text: string): Variant => ({ kind, expected: path, write: () => text })
  const segments = path.split('/').slice(1)
  return [
    ...(host === '' ? [] : [to('pathHost', `https://${host}${path}`), to('pathHost', host + path)]),
    ...(query.length === 0 ? [] : [to('pathQuery', `${path}?${joined(query)}`)]),
    ...segments.slice(1).map((_, index) => to('pathPrefix', `/${segments.slice(index + 1).join('/')}`)),
    to('pathSlash', path.endsWith('/') ? path.slice(0, -1) : `${path}/`),
    to('pathSlash', path.slice(1)),
    ...[...new Set(addresses.flatMap((address) => pathsAt(address, path)))]
      .filter((text) => text !== path)
      .map((text) => to('pathAddress', text)),
  ]
}

/** Texts that a program may take from an address: its path or the end of it, alone, behind the host, or with the right path. */
function pathsAt(address: string, path: string): string[] {
  if (!URL.canParse(address)) return []
  const { host, origin, pathname } = new URL(address)
  const segments = pathname.split('/').filter(Boolean)
  const ends = segments.map((_, index) => `/${segments.slice(index).join('/')}`)
  const paths = ends.length === 0 ? [path] : [...ends, ends[0] + path]
  return paths.flatMap((text) => [text, host + text, origin + text])
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
