import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { fillTemplate, namesIn, type TemplatePart } from '../fillTemplate.ts'
import { percentEncode } from '../percentEncode.ts'
import { requestPlaceholders } from '../requestPlaceholders.ts'
import { type Candidate, inStep, otherText } from './attempt.ts'
import { holdsParameters } from './queryMistakes.ts'

/** Headers that a step does not sign, signed as parameters: in the order of names, or last. */
export function headerMistakes(
  signing: Signing,
  request: SignableRequest,
  { key, passphrase = '', account = '' }: Credentials,
  step: SigningStep,
): readonly Candidate[] {
  if (step.kind === 'jwt') return []
  const signed = [...step.canonical.flatMap(({ template }) => namesIn(template)), 'timestamp']
  const values = { ...requestPlaceholders(signing, request), key, passphrase, account }
  const isUnsigned = ([, template]: readonly [string, string]) =>
    namesIn(template).every((name) => Object.hasOwn(values, name) && !signed.includes(name))
  return Object.entries({ ...signing.headers, ...signing.optionalHeaders })
    .filter(isUnsigned)
    .flatMap(([name, template]) => {
      const entry = `${percentEncode(name)}=${percentEncode(fillTemplate(template, values))}`
      return [true, false].map((isSorted) =>
        otherText(
          { kind: 'headerSigned', name },
          `${step.name} ${name}`,
          inStep(step, (parts) => withEntry(parts, entry, isSorted)),
        ),
      )
    })
}

/** The entry among the parameters of a text; a text without parameters does not change. */
function withEntry(parts: readonly TemplatePart[], entry: string, isSorted: boolean): readonly TemplatePart[] {
  const index = parts.findIndex(holdsParameters)
  const list = parts[index]
  if (list) return parts.with(index, { ...list, text: added(list, entry, isSorted) })
  const pairs = parts.flatMap(({ placeholder, text }, at) => {
    const [, name] = (placeholder === undefined && /(?:^|[\n?&])([\w.-]+)=$/.exec(text)) || []
    return name === undefined ? [] : [{ at, name }]
  })
  const next = isSorted ? pairs.find(({ name }) => name > (entry.split('=')[0] ?? '')) : undefined
  const own = next && parts[next.at]
  if (pairs.length === 0) return parts
  if (!next || !own) return [...parts, { text: `&${entry}` }]
  const start = own.text.length - next.name.length - 1
  return parts.with(next.at, { text: `${own.text.slice(0, start)}${entry}&${own.text.slice(start)}` })
}

function added({ placeholder, text }: TemplatePart, entry: string, isSorted: boolean): string {
  const mark = placeholder === 'query' ? '?' : ''
  const entries = text
    .replace(/^\?/, '')
    .split('&')
    .filter((own) => own !== '')
  const place = isSorted ? entries.findIndex((own) => own > entry) : -1
  return mark + entries.toSpliced(place < 0 ? entries.length : place, 0, entry).join('&')
}
