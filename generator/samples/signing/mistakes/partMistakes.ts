import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { type TemplatePart, textOf } from '../fillTemplate.ts'
import type { FindingKind } from '../finding.ts'
import { type Candidate, inStep, otherText } from './attempt.ts'
import { bodyOrders, bodyVariants } from './bodyMistakes.ts'
import { pathVariants } from './pathVariants.ts'
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
    ...(placeholder === 'method' ? methodVariants(text) : []),
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

function methodVariants(method: string): Variant[] {
  const others = ['GET', 'POST', 'PUT', 'DELETE'].filter((other) => other !== method)
  return [
    { kind: 'lowerCaseMethod', expected: method, write: (own) => own.toLowerCase() },
    ...others.map((other): Variant => ({ kind: 'methodDifferent', expected: method, write: () => other })),
  ]
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
