import { isRecord, type Json, jsonText, parseJson } from '../../../contract/json.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import type { Signing, SigningStep } from '../../../contract/signing.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isSchemeForm, isTextBody } from '../../contentType.ts'
import { bracketed, liveGuardOf, liveNotes } from '../../liveGuard.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { namesIn } from '../../signing/fillTemplate.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { mainStep } from '../../signing/runSteps.ts'
import { isInBody } from '../../signing/sentRequest.ts'
import { isNumericTime } from '../../signing/timestamp.ts'
import { addsToBody, rulesOf } from '../../signingLines.ts'
import {
  piecesOf,
  placeholdersOf,
  schemeParameters,
  stepTemplates,
  usesTime,
  variablesOf,
  withoutWindow,
} from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import {
  type BashStep,
  bashNeeds,
  bashNonceLines,
  bashResults,
  bashSecretLines,
  bashStepLines,
  bashTimeLines,
  fill,
  type Values,
} from './bashSigning.ts'
import { fileOptions, plainWord, quotedJson, shellWord, singleQuoted, type WordPart } from './shellWords.ts'

/** A request for curl and openssl. The short form has everything in place; the program keeps the parts in variables. */
export const bashSample: ProgramWriter<RequestPlan> = {
  short: (plan) => shortOf(ready(plan)),
  program: (plan, _short, file) => programOf(ready(plan), file),
}

function ready(plan: RequestPlan): RequestPlan {
  return plan.signing ? { ...plan, signing: withoutWindow(plan.signing) } : plan
}

function shortOf(plan: RequestPlan): string {
  const { signing, body, method, path } = plan
  const { before, after } = queryParts(plan)
  const hasBody = isTextBody(plan) || isSchemeForm(plan)
  const values: Values = {
    ...requestValues(plan),
    method: [{ text: method }],
    path: [{ text: path }],
    host: [{ text: plan.server.replace(/^\w+:\/\//, '') }],
    query: before.length > 0 ? [{ text: '?' }, ...before] : [],
    queryString: before,
    sortedQuery: sortedParts(plan),
  }
  const query = joinedParts([before, after])
  const address = [{ text: plan.server + path }, ...(query.length > 0 ? [{ text: '?' }, ...query] : [])]
  const data = signing ? '"$body"' : bodyWord(body)
  return [
    ...(signing ? signingLines(plan, signing, values, false) : []),
    [
      `curl ${methodOption(plan)}${globOption(plan)}${shellWord(address)}`,
      ...headerParts(plan).map((parts) => `--header ${shellWord(parts)}`),
      ...(hasBody ? [`--data-raw ${data}`] : fileOptions(body)),
    ].join(' \\\n  '),
  ].join('\n')
}

function programOf(plan: RequestPlan, file: string): string {
  const { signing, body, method, path, server } = plan
  const { before, after } = queryParts(plan)
  const hasBody = isTextBody(plan) || isSchemeForm(plan)
  const needed = [...(server === '' ? ['API_URL'] : []), ...variablesOf(plan)]
  const values: Values = {
    ...requestValues(plan),
    method: [{ expression: '$method' }],
    path: [{ expression: '$path' }],
    host: [{ expression: '$host' }],
    query: [{ expression: `\${query:+?$query}` }],
    queryString: [{ expression: '$query' }],
    sortedQuery: [{ expression: '$sorted_query' }],
  }
  const query = [
    `query=${shellWord(before)}${before.length > 0 ? ' # percent-encoded' : ''}`,
    ...(signing && needsSorting(plan) ? [sortCommand(plan)] : []),
  ]
  const search = after.length > 0 ? shellWord([{ expression: `\${query:+$query&}` }, ...after]) : undefined
  const notes = [
    headline(plan),
    `${bashNeeds(signing)} ${runLine(plan, `bash ${file}`)}`,
    ...variableNotes(plan),
    ...liveNotes(plan),
  ]
  return `#!/usr/bin/env bash
${block('# ', notes)}set -euo pipefail
${needed.map((name) => `: "\${${name}:?Set ${name} in the environment.}"\n`).join('')}
server=${server === '' ? '$API_URL' : `\${API_URL:-${singleQuoted(server)}}`}
method=${singleQuoted(method)}
path=${singleQuoted(path)}
${guardLines(plan)}${[
  ...(signing
    ? signingLines(plan, signing, values, true, query)
    : [...(hasBody ? [`body=${bodyWord(body)}`] : []), ...query]),
  ...(search ? [`query=${search}`] : []),
].join('\n')}

reply=$(curl ${[
    `${globOption(plan)}--silent --show-error --max-time 10 --write-out '\\n%{http_code}'`,
    `${method === 'HEAD' ? '--head' : '--request "$method"'} "$server$path\${query:+?$query}"`,
    ...headerParts(plan).map((parts) => `--header ${shellWord(parts)}`),
    ...(hasBody ? ['--data-raw "$body"'] : fileOptions(body)),
  ].join(' \\\n  ')})
status=\${reply##*$'\\n'}
reply=\${reply%$'\\n'*}
${refusalLine(plan)}if [ "$status" -ge 400 ]${plan.success ? ' || [ -n "$refusal" ]' : ''}; then
  printf '%s: %s\\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\\n' "$reply"
`
}

/** The lines before a signed request; the given ones come as soon as the parameters are known. */
function signingLines(
  plan: RequestPlan,
  signing: Signing,
  values: Values,
  isProgram: boolean,
  query: readonly string[] = [],
): string[] {
  const used = placeholdersOf(signing)
  const id = namesId(plan) ? ['id=$(date +%s)$RANDOM'] : []
  const body = bodyLines(plan)
  const isPlainBody = !addsToBody(plan)
  return [
    ...id,
    ...(isPlainBody ? body.before : []),
    ...(usesTime(signing) ? bashTimeLines(signing) : []),
    ...(used.has('nonce') ? bashNonceLines(signing) : []),
    ...(isPlainBody ? [] : body.before),
    ...query,
    ...(isProgram && used.has('host') ? [`host=\${server#*://}`, `host=\${host%%/*}`] : []),
    ...bashSecretLines(signing),
    ...signing.steps.flatMap((step) => {
      const own = stepFor(step, plan)
      const encoded = isEncoded(step.name, plan) ? [`sed 's/+/%2B/g; s,/,%2F,g; s/=/%3D/g'`] : []
      return own ? bashStepLines(own, signing, values, { encoded, isMain: step === mainStep(signing), isProgram }) : []
    }),
    ...body.after,
  ]
}

/** Which rule of a step holds is known here, since the sample is of one request. */
function stepFor(step: SigningStep, { method, query, body }: RequestPlan): BashStep | undefined {
  const index = rulesOf(step).findIndex(({ when }) => {
    if (when === 'body') return body !== undefined && body.text !== ''
    return when === undefined || (when === 'query' ? query.length > 0 : when === method)
  })
  if (index < 0) return undefined
  if (step.kind === 'jwt') return { step, claims: step.claims[index]?.claims ?? {} }
  return { step, template: step.canonical[index]?.template ?? '' }
}

/** Whether a result that is sent only in a query or a form has characters that are encoded there. */
function isEncoded(name: string, plan: RequestPlan): boolean {
  const { signing } = plan
  const step = signing?.steps.find((candidate) => candidate.name === name)
  if (!signing || !step || step.kind === 'jwt' || step.encoding !== 'base64' || isJsonBody(plan)) return false
  const templates = [...signing.steps.flatMap(stepTemplates), ...Object.values(signing.headers)]
  const isNamed = (template: string) => namesIn(template).includes(name)
  return Object.values(signing.parameters).some(isNamed) && !templates.some(isNamed)
}

/** Whether the parameters of the scheme are members of a JSON body. */
function isJsonBody(plan: RequestPlan): boolean {
  return isSentInBody(plan) && isRecord(bodyJson(plan))
}

function isSentInBody(plan: RequestPlan): boolean {
  return addsToBody(plan) && plan.signing !== undefined && isInBody(plan.signing, plan.method)
}

function bodyJson({ body }: RequestPlan): Json | undefined {
  return body?.json ?? parseJson(body?.text ?? '')
}

/** Whether the text that differs from run to run is needed in two places. */
function namesId({ body, signing }: RequestPlan): boolean {
  const used = signing ? placeholdersOf(signing) : new Set()
  return Boolean(body?.unique?.length) && (used.has('bodyQuery') || used.has('sortedBodyQuery'))
}

/** Lines that set the body, and those that add what is known after the steps. */
function bodyLines(plan: RequestPlan): { readonly before: string[]; readonly after: string[] } {
  const { signing, body } = plan
  const word = bodyWord(body, namesId(plan))
  if (!signing || !isSentInBody(plan)) return { before: isTextBody(plan) ? [`body=${word}`] : [], after: [] }
  const { leading, signed, after } = schemeParameters(signing)
  if (isJsonBody(plan)) {
    const isEmpty = Object.keys(bodyJson(plan) ?? {}).length === 0
    const members = (pairs: readonly Pair[]) => pairs.map((pair) => jsonPair(pair, plan))
    const inner = isEmpty ? '' : word.replace(/^'\{/, "'").replace(/\}'$/, "'")
    const parts = (list: readonly WordPart[][]) => joinedParts(list, ',')
    const before = [
      ...parts(members(leading)),
      ...(leading.length > 0 && (!isEmpty || signed.length > 0) ? [{ text: ',' }] : []),
    ]
    const behind = [...(signed.length > 0 && !isEmpty ? [{ text: ',' }] : []), ...parts(members(signed))]
    const isBare = isEmpty && leading.length + signed.length === 0
    const opened = isBare ? [{ text: '{' }] : [{ expression: `\${body%\\}}` }, { text: ',' }]
    return {
      before: [`body=${shellWord([{ text: '{' }, ...before])}${inner}${shellWord([...behind, { text: '}' }])}`],
      after: after.length === 0 ? [] : [`body=${shellWord([...opened, ...parts(members(after)), { text: '}' }])}`],
    }
  }
  const form = (pairs: readonly Pair[]) => joinedParts(pairs.map((pair) => schemePair(pair, plan)))
  const own = body?.text ? [word] : []
  const pieces = [
    ...(leading.length > 0 ? [shellWord([...form(leading), ...(own.length > 0 ? [{ text: '&' }] : [])])] : []),
    ...own,
    ...(signed.length > 0
      ? [shellWord([...(own.length + leading.length > 0 ? [{ text: '&' }] : []), ...form(signed)])]
      : []),
  ]
  return {
    before: [`body=${pieces.join('')}`],
    after: after.length === 0 ? [] : [`body=${shellWord([{ expression: `\${body:+$body&}` }, ...form(after)])}`],
  }
}

function jsonPair([name, template]: Pair, plan: RequestPlan): WordPart[] {
  return [{ text: `${JSON.stringify(name)}:"` }, ...fill(template, headerValues(plan)), { text: '"' }]
}

/** The body as one word; `date` of macOS has no fractions of a second. */
function bodyWord(body: RequestPlan['body'], namesId = false): string {
  const { json, unique = [], text = '' } = body ?? {}
  if (json === undefined) return singleQuoted(text)
  const mark = markFor(json)
  return quotedJson(markedValue(json, unique, mark)).replaceAll(mark, namesId ? `'"$id"'` : `'"$(date +%s)$RANDOM"'`)
}

/** Looks for a member that does not have its value of success. */
function refusalLine({ success }: RequestPlan): string {
  if (!success) return ''
  const [member, value] = [`"${success.member}" *: *"?[^",} ]+`, `[": ]${success.value}$`].map(singleQuoted)
  return `refusal=$(printf '%s' "$reply" | grep -oE ${member} | grep -vE ${value} || true)\n`
}

function guardLines(plan: RequestPlan): string {
  const guard = liveGuardOf(plan)
  if (!guard) return ''
  const hosts = bracketed(guard.hosts).map((host) => `*${singleQuoted(`://${host}`)}[:/]*`)
  return `case " $* $server/" in
  *' --live '* | ${hosts.join(' | ')}) ;;
  *)
    printf '%s\\n' ${shellWord([{ text: guard.before }, { expression: '$server' }, { text: guard.after }])} >&2
    exit 1
    ;;
esac
`
}

const credentialValues: Values = {
  key: [{ expression: '$API_KEY' }],
  passphrase: [{ expression: '$API_PASSPHRASE' }],
  account: [{ expression: '$API_ACCOUNT' }],
  timestamp: [{ expression: '$timestamp' }],
  nonce: [{ expression: '$nonce' }],
}

/** Values that page and program have alike. */
function requestValues(plan: RequestPlan): Values {
  const { leading, signed } = queryParameters(plan)
  const raw = (pairs: readonly Pair[]) =>
    pairs.map(([name, template]) => [{ text: `${name}=` }, ...fill(template, credentialValues)])
  const own = plan.query.map((pair) => [{ text: pair.join('=') }])
  return {
    ...headerValues(plan),
    rawQuery: joinedParts([...raw(leading), ...own, ...raw(signed)]),
    body: isTextBody(plan) || isSchemeForm(plan) ? [{ expression: '$body' }] : [],
    bodyQuery: joinedParts(bodyMembers(plan).map(([, parts]) => parts)),
    sortedBodyQuery: joinedParts(sortedByName(bodyMembers(plan)).map(([, parts]) => parts)),
  }
}

/** Credentials, and results of steps. */
function headerValues({ signing }: RequestPlan): Values {
  const results = signing ? Object.entries(bashResults(signing)) : []
  return {
    ...credentialValues,
    ...Object.fromEntries(results.map(([name, own]) => [name, [{ expression: `$${own}` }]])),
  }
}

/** Parameters of the scheme that are sent in the query. */
function queryParameters(plan: RequestPlan): ReturnType<typeof schemeParameters> {
  const { signing } = plan
  return signing && !isSentInBody(plan) ? schemeParameters(signing) : { leading: [], signed: [], after: [] }
}

type NamedParts = readonly [name: string, parts: WordPart[]]

/** The members of the body as they are sent, each as a part of a query. */
function bodyMembers(plan: RequestPlan): NamedParts[] {
  const { body, signing } = plan
  const { unique = [] } = body ?? {}
  const json = bodyJson(plan)
  const mark = isRecord(json) ? markFor(json) : ''
  const own = isRecord(json)
    ? Object.entries(markedValue(json, unique, mark) ?? {}).map(([name, value]) => [name, jsonText(value)] as const)
    : [...new URLSearchParams(body?.text ?? '')]
  const written = own.map(([name, value]): NamedParts => {
    const [first = '', ...others] = mark === '' ? [value] : value.split(mark)
    const rest = others.flatMap((text): WordPart[] => [{ expression: '$id' }, { text: percentEncode(text) }])
    return [name, [{ text: `${percentEncode(name)}=${percentEncode(first)}` }, ...rest]]
  })
  if (!signing || !isSentInBody(plan)) return written
  const { leading, signed } = schemeParameters(signing)
  const named = (pairs: readonly Pair[]) => pairs.map((pair): NamedParts => [pair[0], schemePair(pair, plan)])
  return [...named(leading), ...written, ...named(signed)]
}

function sortedByName(list: readonly NamedParts[]): NamedParts[] {
  return list.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

function needsSorting(plan: RequestPlan): boolean {
  const templates = (plan.signing?.steps ?? []).map((step) => stepFor(step, plan)?.template ?? '')
  return templates.some((template) => template.includes('{sortedQuery}'))
}

function sortCommand(plan: RequestPlan): string {
  const { parameter } = plan.signing?.timestamp ?? {}
  const timed = parameter === undefined ? [] : schemePair([parameter, '{timestamp}'], plan)
  const signed = timed.length === 0 ? '"$query"' : shellWord([{ expression: `\${query:+$query&}` }, ...timed])
  return `sorted_query=$(printf '%s' ${signed} | tr '&' '\\n' | LC_ALL=C sort -s -t = -k 1,1 | paste -s -d '&' -)`
}

/** The query before it is signed, and what the scheme adds afterwards. */
function queryParts(plan: RequestPlan): { readonly before: WordPart[]; readonly after: WordPart[] } {
  const { credentials } = plan
  const { leading, signed, after } = queryParameters(plan)
  const own = plan.query.map(pairParts)
  const plain = credentials.flatMap(({ in: place, name, prefix, variable }) =>
    place === 'query'
      ? [[{ text: `${percentEncode(name)}=${percentEncode(prefix)}` }, { expression: `$${variable}` }]]
      : [],
  )
  const filled = (pairs: readonly Pair[]) => pairs.map((pair) => schemePair(pair, plan))
  return {
    before: joinedParts([...filled(leading), ...own, ...plain, ...filled(signed)]),
    after: joinedParts(filled(after)),
  }
}

function pairParts([name, value]: Pair): WordPart[] {
  return [{ text: `${percentEncode(name)}=${percentEncode(value)}` }]
}

/** A time written as ISO 8601 holds colons, which a query has encoded; so is a signature that stands elsewhere too. */
function schemePair([name, template]: Pair, plan: RequestPlan): WordPart[] {
  const { signing } = plan
  const timestamp = signing && !isNumericTime(signing.timestamp) ? `\${timestamp//:/%3A}` : '$timestamp'
  const results = Object.fromEntries(
    Object.entries(signing ? bashResults(signing) : {}).map(([step, own]) => {
      const isBase64 = signing?.steps.some(
        (one) => one.name === step && one.kind !== 'jwt' && one.encoding === 'base64',
      )
      const encoded = `$(printf '%s' "$${own}" | sed 's/+/%2B/g; s,/,%2F,g; s/=/%3D/g')`
      return [step, [{ expression: isBase64 && !isEncoded(step, plan) ? encoded : `$${own}` }]]
    }),
  )
  const values = { ...credentialValues, ...results, timestamp: [{ expression: timestamp }] }
  const encoded = piecesOf(template).map((piece) => ('text' in piece ? percentEncode(piece.text) : `{${piece.name}}`))
  return [{ text: `${percentEncode(name)}=` }, ...fill(encoded.join(''), values)]
}

/** The parameters in their order; the sample is of one request, so that nothing has to be sorted when it runs. */
function sortedParts(plan: RequestPlan): WordPart[] {
  const { parameter } = plan.signing?.timestamp ?? {}
  const { leading, signed } = queryParameters(plan)
  const pairs = [...leading, ...signed, ...(parameter === undefined ? [] : [[parameter, '{timestamp}'] as const])]
  const named = [
    ...plan.query.map((pair): NamedParts => [pair[0], pairParts(pair)]),
    ...pairs.map((pair): NamedParts => [pair[0], schemePair(pair, plan)]),
  ]
  return joinedParts(sortedByName(named).map(([, parts]) => parts))
}

function joinedParts(list: readonly (readonly WordPart[])[], separator = '&'): WordPart[] {
  const present = list.filter((parts) => parts.length > 0)
  return present.flatMap((parts, index) => (index === 0 ? parts : [{ text: separator }, ...parts]))
}

function headerParts(plan: RequestPlan): WordPart[][] {
  const type = contentTypeOf(plan)
  const cookies = plan.credentials.filter(({ in: place }) => place === 'cookie')
  const given = plan.headers.map(([name, value]) => ({ name, parts: [{ text: value }] as WordPart[] }))
  for (const { name, variable } of cookies) {
    const cookie = [{ text: `${name}=` }, { expression: `$${variable}` }]
    const present = given.find((header) => header.name === 'Cookie')
    if (present) present.parts.push({ text: '; ' }, ...cookie)
    else given.push({ name: 'Cookie', parts: cookie })
  }
  const own = plan.credentials.flatMap(({ in: place, name, prefix, variable }) =>
    place === 'header' ? [[{ text: `${name}: ${prefix}` }, { expression: `$${variable}` }]] : [],
  )
  return [
    ...given.map(({ name, parts }) => [{ text: `${name}: ` }, ...parts]),
    ...(type === undefined ? [] : [[{ text: `Content-Type: ${type}` }]]),
    ...own,
    ...Object.entries(plan.signing?.headers ?? {}).map(([name, template]) => [
      { text: `${name}: ` },
      ...fill(template, headerValues(plan)),
    ]),
  ]
}

function methodOption({ method, body }: RequestPlan): string {
  if (method === 'HEAD') return '--head '
  return method === 'GET' && !body ? '' : `--request ${plainWord(method)} `
}

/** curl reads braces and brackets in an address as patterns. */
function globOption({ server, path }: RequestPlan): string {
  return /[{}[\]]/.test(server + path) ? '--globoff ' : ''
}
