import type { BodyPart, Pair, RequestPlan } from '../../../contract/samples.ts'
import type { Signing } from '../../../contract/signing.ts'
import { canonicalChoice, onlyStep } from '../../canonicalRules.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isTextBody } from '../../contentType.ts'
import { bracketed, liveGuardOf, liveNotes } from '../../liveGuard.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { piecesOf, placeholdersOf, schemeParameters, usesTime, variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { bashSignCommands, bashTimeLines } from './bashSigning.ts'
import { plainWord, printfArguments, quotedJson, shellWord, singleQuoted, type WordPart } from './shellWords.ts'

/** A request for curl and openssl. The short form has everything in place; the program keeps the parts in variables. */
export const bashSample: ProgramWriter<RequestPlan> = { short: shortOf, program: programOf }

function shortOf(plan: RequestPlan): string {
  const { signing, body, method, path } = plan
  const { before, after } = queryParts(plan)
  const hasBody = isTextBody(plan)
  const values: Values = {
    ...credentialValues,
    method: [{ text: method }],
    path: [{ text: path }],
    query: before.length > 0 ? [{ text: '?' }, ...before] : [],
    queryString: before,
    sortedQuery: sortedParts(plan),
    body: hasBody ? [{ expression: '$body' }] : [],
  }
  const query = joinedParts([before, after])
  const address = [{ text: plan.server + path }, ...(query.length > 0 ? [{ text: '?' }, ...query] : [])]
  const data = signing ? '"$body"' : bodyWord(body)
  return [
    ...(signing && hasBody ? [`body=${bodyWord(body)}`] : []),
    ...(signing ? signatureLines(plan, signing, values, false) : []),
    [
      `curl ${methodOption(plan)}${globOption(plan)}${shellWord(address)}`,
      ...headerParts(plan).map((parts) => `--header ${shellWord(parts)}`),
      ...(hasBody ? [`--data-raw ${data}`] : fileOptions(body)),
    ].join(' \\\n  '),
  ].join('\n')
}

function programOf(plan: RequestPlan, _short: string, file: string): string {
  const { signing, body, method, path, server } = plan
  const { before, after } = queryParts(plan)
  const hasBody = isTextBody(plan)
  const needed = [...(server === '' ? ['API_URL'] : []), ...variablesOf(plan)]
  const values: Values = {
    ...credentialValues,
    method: [{ expression: '$method' }],
    path: [{ expression: '$path' }],
    query: [{ expression: `\${query:+?$query}` }],
    queryString: [{ expression: '$query' }],
    sortedQuery: [{ expression: '$sorted_query' }],
    body: hasBody ? [{ expression: '$body' }] : [],
  }
  const query = [
    `query=${shellWord(before)}${before.length > 0 ? ' # percent-encoded' : ''}`,
    ...(signing && placeholdersOf(signing).has('sortedQuery') && needsSorting(plan) ? [sortCommand(signing)] : []),
  ]
  const search = after.length > 0 ? shellWord([{ expression: `\${query:+$query&}` }, ...after]) : undefined
  const needs = signing ? 'Needs curl and openssl.' : 'Needs curl.'
  const notes = [
    headline(plan),
    `${needs} ${runLine(plan, `bash ${file}`)}`,
    ...variableNotes(plan),
    ...liveNotes(plan),
  ]
  return `#!/usr/bin/env bash
${block('# ', notes)}set -euo pipefail
${needed.map((name) => `: "\${${name}:?Set ${name} in the environment.}"\n`).join('')}
server=${server === '' ? '$API_URL' : `\${API_URL:-${singleQuoted(server)}}`}
method=${singleQuoted(method)}
path=${singleQuoted(path)}
${guardLines(plan)}${hasBody ? `body=${bodyWord(body)}\n` : ''}${[
  ...(signing && usesTime(signing) ? bashTimeLines(signing) : []),
  ...query,
  ...(signing ? signatureLines(plan, signing, values, true) : []),
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

/** The body as one word; `date` of macOS has no fractions of a second. */
function bodyWord(body: RequestPlan['body']): string {
  const { json, unique = [], text = '' } = body ?? {}
  if (json === undefined) return singleQuoted(text)
  const mark = markFor(json)
  return quotedJson(markedValue(json, unique, mark)).replaceAll(mark, `'"$(date +%s)$RANDOM"'`)
}

/** A body that is a file, or the parts of a form. */
function fileOptions({ file, parts = [] }: NonNullable<RequestPlan['body']> = { mediaType: '', text: '' }): string[] {
  return file === undefined ? parts.map(formOption) : [`--data-binary ${singleQuoted(`@${file}`)}`]
}

/** curl would take marks in a text of `--form` for its own. */
function formOption({ name, text = '', file, mediaType }: BodyPart): string {
  if (file === undefined && mediaType === undefined) return `--form-string ${singleQuoted(`${name}=${text}`)}`
  const content = file === undefined ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `@${file}`
  return `--form ${singleQuoted(`${name}=${content};type=${mediaType ?? ''}`)}`
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

type Values = Readonly<Record<string, readonly WordPart[]>>

const credentialValues: Values = {
  key: [{ expression: '$API_KEY' }],
  passphrase: [{ expression: '$API_PASSPHRASE' }],
  timestamp: [{ expression: '$timestamp' }],
  signature: [{ expression: '$signature' }],
}

/** Which rule of the scheme holds is known here, since the sample is of one request. */
function canonicalTemplate(plan: RequestPlan, signing: Signing): string {
  const { withBody, template } = canonicalChoice(onlyStep(signing))
  const hasBody = plan.body !== undefined && plan.body.text !== ''
  return hasBody ? (withBody ?? template) : template
}

function needsSorting(plan: RequestPlan): boolean {
  return plan.signing !== undefined && canonicalTemplate(plan, plan.signing).includes('{sortedQuery}')
}

/** A variable for the canonical string where a line would get long; `$(…)` would lose line feeds at its end. */
function signatureLines(plan: RequestPlan, signing: Signing, values: Values, isProgram: boolean): string[] {
  const canonical = printfArguments(fill(canonicalTemplate(plan, signing), values))
  const isInQuery = schemeParameters(signing).after.length > 0 && onlyStep(signing).encoding === 'base64'
  const encoded = isInQuery ? " | sed 's/+/%2B/g; s,/,%2F,g; s/=/%3D/g'" : ''
  const sign = `${bashSignCommands(signing)}${encoded}`
  if (isProgram) return [`printf -v canonical ${canonical}`, `signature=$(printf '%s' "$canonical" | ${sign})`]
  return [
    ...(usesTime(signing) ? bashTimeLines(signing) : []),
    `signature=$(printf ${canonical} |\n  ${sign.replaceAll(' | ', ' |\n  ')})`,
  ]
}

function sortCommand({ timestamp: { parameter } }: Signing): string {
  const signed = parameter === undefined ? '$query' : `\${query:+$query&}${percentEncode(parameter)}=$timestamp`
  return `sorted_query=$(printf '%s' "${signed}" | tr '&' '\\n' | LC_ALL=C sort -s -t = -k 1,1 | paste -s -d '&' -)`
}

/** The query before it is signed, and what the scheme adds afterwards. */
function queryParts(plan: RequestPlan): { readonly before: WordPart[]; readonly after: WordPart[] } {
  const { signing, credentials } = plan
  const { signed, after } = signing ? schemeParameters(signing) : { signed: [], after: [] }
  const own = plan.query.map(pairParts)
  const plain = credentials.flatMap(({ in: place, name, prefix, variable }) =>
    place === 'query'
      ? [[{ text: `${percentEncode(name)}=${percentEncode(prefix)}` }, { expression: `$${variable}` }]]
      : [],
  )
  const filled = (pairs: readonly Pair[]) => pairs.map((pair) => schemePair(pair, signing))
  return { before: joinedParts([...own, ...plain, ...filled(signed)]), after: joinedParts(filled(after)) }
}

function pairParts([name, value]: Pair): WordPart[] {
  return [{ text: `${percentEncode(name)}=${percentEncode(value)}` }]
}

/** A time written as ISO 8601 holds colons, which a query has encoded. */
function schemePair([name, template]: Pair, signing: Signing | undefined): WordPart[] {
  const timestamp = signing?.timestamp.unit === 'iso' ? `\${timestamp//:/%3A}` : '$timestamp'
  const values = { ...credentialValues, timestamp: [{ expression: timestamp }] }
  const encoded = piecesOf(template).map((piece) => ('text' in piece ? { text: percentEncode(piece.text) } : piece))
  return [{ text: `${percentEncode(name)}=` }, ...encoded.flatMap((piece) => partsOf(piece, values))]
}

/** The parameters in their order; the sample is of one request, so that nothing has to be sorted when it runs. */
function sortedParts(plan: RequestPlan): WordPart[] {
  const { signing } = plan
  if (!signing) return []
  const { parameter } = signing.timestamp
  const timed = parameter === undefined ? [] : [[parameter, schemePair([parameter, '{timestamp}'], signing)] as const]
  const named = [
    ...plan.query.map((pair) => [pair[0], pairParts(pair)] as const),
    ...schemeParameters(signing).signed.map((pair) => [pair[0], schemePair(pair, signing)] as const),
    ...timed,
  ]
  return joinedParts(named.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, parts]) => parts))
}

function joinedParts(list: readonly (readonly WordPart[])[]): WordPart[] {
  const present = list.filter((parts) => parts.length > 0)
  return present.flatMap((parts, index) => (index === 0 ? parts : [{ text: '&' }, ...parts]))
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
      ...fill(template, credentialValues),
    ]),
  ]
}

function fill(template: string, values: Values): WordPart[] {
  return piecesOf(template).flatMap((piece) => partsOf(piece, values))
}

function partsOf(piece: { readonly text: string } | { readonly name: string }, values: Values): readonly WordPart[] {
  if ('text' in piece) return [piece]
  return Object.hasOwn(values, piece.name) ? (values[piece.name] ?? []) : []
}

function methodOption({ method, body }: RequestPlan): string {
  if (method === 'HEAD') return '--head '
  return method === 'GET' && !body ? '' : `--request ${plainWord(method)} `
}

/** curl reads braces and brackets in an address as patterns. */
function globOption({ server, path }: RequestPlan): string {
  return /[{}[\]]/.test(server + path) ? '--globoff ' : ''
}
