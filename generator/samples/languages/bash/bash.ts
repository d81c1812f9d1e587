import type { CommandSyntax, Language, Names } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import type { Signing } from '../../../contract/signing.ts'
import { contentTypeOf, isSchemeForm, isTextBody } from '../../contentType.ts'
import { bracketed, liveGuardOf } from '../../liveGuard.ts'
import { asksInBody } from '../../missingValues.ts'
import type { View } from '../../program/renderTemplate.ts'
import { timeLines } from '../../program/timeLines.ts'
import { addsToBody, placeholdersOf } from '../../signingNeeds.ts'
import { bodyLines, bodyNames, bodyWord, namesId } from './bashBody.ts'
import { stepLines, times } from './bashSigning.ts'
import { fill, knownNames, plain, queryWords } from './bashWords.ts'
import request from './request.sh?raw'
import { expression, fileOptions, plainWord, shellWord, singleQuoted } from './shellWords.ts'
import signingCommands from './signing.sh?raw'

/** Words for the parts of a request: variables in a program, the values themselves on a page. */
function requestNames(plan: RequestPlan, isProgram: boolean): Names {
  const { method, path, server } = plan
  const { before, sorted, raw } = queryWords(plan)
  const inPlace = {
    method,
    path,
    host: server.replace(/^\w+:\/\//, ''),
    query: before === '' ? '' : `?${before}`,
    queryString: before,
    sortedQuery: sorted,
  }
  const inVariables = {
    method: expression('$method'),
    path: expression('$path'),
    host: expression('$host'),
    query: expression(`\${query:+?$query}`),
    queryString: expression('$query'),
    sortedQuery: expression('$sorted_query'),
  }
  const body = hasTextBody(plan) ? expression('$body') : ''
  return { ...knownNames(plan), rawQuery: raw, body, ...bodyNames(plan), ...(isProgram ? inVariables : inPlace) }
}

function hasTextBody(plan: RequestPlan): boolean {
  return isTextBody(plan) || isSchemeForm(plan)
}

/** The lines before a request is sent: first the lines that make the signed text, then the lines behind the query. */
function linesOf(plan: RequestPlan, isProgram: boolean): View {
  const { signing, body } = plan
  const { before, after, timed } = queryWords(plan)
  const used = signing ? placeholdersOf(signing) : new Set<string>()
  const withQuery = (text: string) => text && shellWord(expression(`\${query:+$query&}`) + text)
  const own = signing ? bodyLines(plan) : { before: [], after: [] }
  const time = signing ? timeLines(signing, syntax) : []
  const unsigned = isProgram && isTextBody(plan) && !signing ? [`body=${bodyWord(body)}`] : []
  return {
    isProgram,
    id: namesId(plan) ? 'id=$(date +%s)$RANDOM' : '',
    before: [...unsigned, ...(addsToBody(plan) ? [...time, ...own.before] : [...own.before, ...time])],
    ...{ query: shellWord(before), hasQuery: before !== '', toSort: withQuery(timed) || '"$query"' },
    ...{ sortsQuery: used.has('sortedQuery'), usesHost: used.has('host'), laterQuery: withQuery(after) },
    steps: [...(signing ? stepLines(plan, signing, requestNames(plan, isProgram), isProgram) : []), ...own.after],
  }
}

/** Needs of a scheme's commands: the secret as bytes, a function for tokens, a function that signs with a private key. */
function secretView({ steps = [], secret }: Partial<Signing>): View {
  const algorithms = steps.flatMap((step) => (step.kind === 'sign' || step.kind === 'jwt' ? [step.algorithm] : []))
  const signingKey = algorithms.find((algorithm) => !algorithm.startsWith('HS'))
  const isKeyed = steps.some((step) => step.kind === 'hmac' && step.key === undefined)
  return {
    decodesSecret: secret === 'base64' && (isKeyed || algorithms.some((algorithm) => algorithm.startsWith('HS'))),
    secretIsHex: secret === 'hex',
    secretIsText: secret === 'text' || secret === 'pem',
    signsTokens: steps.some(({ kind }) => kind === 'jwt'),
    signingKey,
    isEdwards: signingKey?.startsWith('Ed'),
    isCurve: signingKey === 'ES256',
    isRsa: signingKey?.startsWith('RSA'),
    isPss: signingKey?.startsWith('RSA-PSS'),
  }
}

/** Headers as options of curl. */
function headerOptions(plan: RequestPlan): string[] {
  const { headers, credentials, signing } = plan
  const names = knownNames(plan)
  const type = contentTypeOf(plan)
  const sent = (place: 'header' | 'cookie') =>
    credentials.flatMap(({ in: own, name, prefix, variable }): Pair[] =>
      own === place ? [[name, (place === 'header' ? prefix : '') + expression(`$${variable}`)]] : [],
    )
  const given = headers.filter(([name]) => name === 'Cookie').map(([, value]) => plain(value))
  const cookies = [...given, ...sent('cookie').map((pair) => pair.join('='))]
  const all: Pair[] = [
    ...headers.filter(([name]) => name !== 'Cookie').map(([name, value]): Pair => [name, plain(value)]),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...sent('header'),
    ...Object.entries(signing?.headers ?? {}).map(([name, template]): Pair => [name, fill(template, names)]),
  ]
  return all.map(([name, value]) => `--header ${shellWord(`${plain(name)}: ${value}`)}`)
}

/** Template values of a request. Headers and fields without a value stand apart: a program checks them before it sends. */
function viewOf(plan: RequestPlan, isProgram: boolean): View {
  const { method, server, path, body, success, signing } = plan
  const { before, after } = queryWords(plan)
  const query = [before, after].filter((own) => own !== '')
  const origin = server === '' ? expression('$API_URL') : plain(server)
  const address = shellWord(origin + plain(path) + (query.length > 0 ? `?${query.join('&')}` : ''))
  const isHead = method === 'HEAD'
  const methodOption = isHead ? '--head ' : method === 'GET' && !body ? '' : `--request ${plainWord(method)} `
  // curl reads braces and brackets in an address as patterns.
  const glob = /[{}[\]]/.test(server + path) ? '--globoff ' : ''
  const headers = headerOptions(plan)
  const sentBody = (word: string) => (hasTextBody(plan) ? [`--data-raw ${word}`] : fileOptions(body))
  const sentOptions = [...headers, ...sentBody('"$body"')]
  const asked = sentOptions.filter((word) => (plan.missing ?? []).some((text) => word.includes(text)))
  const ready = sentOptions.filter((word) => !asked.includes(word))
  const options = [...(asked.length > 0 ? [`"\${asked[@]}"`] : []), ...ready]
  const own = [...headers, ...sentBody(signing ? '"$body"' : bodyWord(body))]
  const guard = liveGuardOf(plan)
  return {
    ...linesOf(plan, isProgram),
    ...secretView(signing ?? {}),
    ...{ method, path, isHead, glob, asked: asked.join(' '), asksInBody: hasTextBody(plan) && asksInBody(plan) },
    curl: [`curl ${methodOption}${glob}${address}`, ...own].join(' \\\n  '),
    // The indentation of the template does not change texts of several lines.
    sent: () => options.map((option) => ` \\\n  ${option}`).join(''),
    guardedHosts: bracketed(guard?.hosts ?? [])
      .map((host) => `*${singleQuoted(`://${host}`)}[:/]*`)
      .join(' | '),
    guardedText: guard && shellWord(guard.before + expression('$server') + guard.after),
    refusal: success && { member: `"${success.member}" *: *"?[^",} ]+`, value: `[": ]${success.value}$` },
  }
}

const syntax: CommandSyntax = { quote: singleQuoted, signing: times, request: viewOf }

/** A request for curl and openssl. The short form has everything in place; the program keeps the parts in variables. */
export const bash: Language = { ...sampleLanguages.bash, template: request + signingCommands, syntax }
