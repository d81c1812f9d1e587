import type { Language } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import type { Signing, SigningStep } from '../../../contract/signing.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isSchemeForm, isTextBody } from '../../contentType.ts'
import { bracketed, liveGuardOf, liveNotes } from '../../liveGuard.ts'
import { missingValues } from '../../missingValues.ts'
import { mainStep } from '../../signing/runSteps.ts'
import { addsToBody, placeholdersOf, rulesOf, usesTime, variablesOf, withoutWindow } from '../../signingNeeds.ts'
import { block } from '../../writeProgram.ts'
import { bodyLines, bodyMembers, bodyWord, memberTexts, namesId } from './bashBody.ts'
import { queryParameters, queryParts, sortedParts } from './bashQuery.ts'
import {
  type BashStep,
  bashNeeds,
  bashNonceLines,
  bashSecretLines,
  bashStepLines,
  bashTimeLines,
  fill,
  type Values,
} from './bashSigning.ts'
import { credentialValues, headerValues, isEncoded, joinedParts, schemePair, sortedByName } from './bashValues.ts'
import { fileOptions, plainWord, shellWord, singleQuoted, type WordPart } from './shellWords.ts'

/** A request for curl and openssl. The short form has everything in place; the program keeps the parts in variables. */
export const bash: Language = {
  ...sampleLanguages.bash,
  request: {
    short: (plan) => shortOf(ready(plan)),
    program: (plan, _short, file) => programOf(ready(plan), file),
  },
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
  const { asked, others } = headerWords(plan)
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
${missingLines(plan, asked)}
reply=$(curl ${[
    `${globOption(plan)}--silent --show-error --max-time 10 --write-out '\\n%{http_code}'`,
    `${method === 'HEAD' ? '--head' : '--request "$method"'} "$server$path\${query:+?$query}"`,
    ...(asked.length > 0 ? [`"\${asked[@]}"`] : []),
    ...others,
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

/** The lines before a signed request. The lines of the query follow the timestamp, nonce and body. */
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
    ...(used.has('day') ? [`day=\${timestamp//-/}`, `day=\${day:0:8}`] : []),
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

/** The rule of a step that holds for this request: a sample is of one request alone. */
function stepFor(step: SigningStep, { method, query, body }: RequestPlan): BashStep | undefined {
  const index = rulesOf(step).findIndex(({ when }) => {
    if (when === 'body') return body !== undefined && body.text !== ''
    return when === undefined || (when === 'query' ? query.length > 0 : when === method)
  })
  if (index < 0) return undefined
  if (step.kind === 'jwt') return { step, claims: step.claims[index]?.claims ?? {} }
  return { step, template: step.canonical[index]?.template ?? '' }
}

/** Finds the member of success where it has another value. */
function refusalLine({ success }: RequestPlan): string {
  if (!success) return ''
  const [member, value] = [`"${success.member}" *: *"?[^",} ]+`, `[": ]${success.value}$`].map(singleQuoted)
  return `refusal=$(printf '%s' "$reply" | grep -oE ${member} | grep -vE ${value} || true)\n`
}

/** Headers as options of curl; those that lack a value stand apart, to be looked at before anything is sent. */
function headerWords(plan: RequestPlan): { readonly asked: string[]; readonly others: string[] } {
  const isAsked = (word: string) => (plan.missing ?? []).some((text) => word.includes(text))
  const words = headerParts(plan).map((parts) => `--header ${shellWord(parts)}`)
  return { asked: words.filter(isAsked), others: words.filter((word) => !isAsked(word)) }
}

function missingLines(plan: RequestPlan, asked: readonly string[]): string {
  const list = asked.length > 0 ? `asked=(${asked.join(' ')})\n` : ''
  const sent = asked.length > 0 ? `$path?$query \${asked[*]}` : '$path?$query'
  const checks = missingValues(plan).map(
    ({ text, message }) => `case "${sent}" in
  *${text}*)
    printf '%s\\n' ${singleQuoted(message)} >&2
    exit 1
    ;;
esac
`,
  )
  return list + checks.join('')
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

/** Values that are equal on a page and in a program. */
function requestValues(plan: RequestPlan): Values {
  const { leading, signed } = queryParameters(plan)
  const raw = (pairs: readonly Pair[]) =>
    pairs.map(([name, template]) => [{ text: `${name}=` }, ...fill(template, credentialValues)])
  const own = plan.query.map((pair) => [{ text: pair.join('=') }])
  return {
    ...headerValues(plan),
    rawQuery: joinedParts([...raw(leading), ...own, ...raw(signed)]),
    body: isTextBody(plan) || isSchemeForm(plan) ? [{ expression: '$body' }] : [],
    ...memberTexts(plan),
    bodyQuery: joinedParts(bodyMembers(plan).map(([, parts]) => parts)),
    sortedBodyQuery: joinedParts(sortedByName(bodyMembers(plan)).map(([, parts]) => parts)),
  }
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
