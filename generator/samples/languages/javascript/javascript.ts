import type { SuccessCode } from '../../../contract/reference.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isTextBody } from '../../contentType.ts'
import { bracketed, type LiveGuard, liveGuardOf, liveNotes } from '../../liveGuard.ts'
import { missingValues } from '../../missingValues.ts'
import { addsToBody, requestLines } from '../../signingLines.ts'
import { variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { writeValue } from '../../writeValue.ts'
import {
  from,
  javascriptCryptoImport,
  javascriptEnding,
  javascriptRequest,
  javascriptStepFunctions,
  javascriptVariables,
} from './javascriptSigning.ts'
import { javascriptQuote, javascriptSyntax } from './javascriptSyntax.ts'

/** A request in JavaScript with `fetch`, for Node 18 or later. */
export const javascriptSample: ProgramWriter<RequestPlan> = { short: shortOf, program: programOf }

function shortOf(plan: RequestPlan): string {
  const { parts } = plan.body ?? {}
  const form = parts ? `const form = new FormData()\n${block('', parts.map(partLine))}` : ''
  return `${form}const reply = await ${javascriptCall(plan)}\nconsole.log(JSON.stringify(reply, null, 2))`
}

/** The expression that sends a request with the function `call` and gives a promise of its reply. */
export function javascriptCall(plan: RequestPlan): string {
  const { method, path, query, headers, body } = plan
  const options = [
    ...(query.length > 0 ? [`query: ${pairs(query)}`] : []),
    ...(headers.length > 0 ? [`headers: ${pairs(headers)}`] : []),
    ...(body ? [`body: ${bodyExpression(body)}`] : []),
  ]
  const rest = options.length === 0 ? '' : `, ${optionsOf(options)}`
  return `call(${javascriptQuote(method)}, ${javascriptQuote(path)}${rest})`
}

function bodyExpression({ json, text, file, parts, unique }: RequestPlanBody): string {
  if (file !== undefined) return `await readFile(${javascriptQuote(file)})`
  if (parts) return 'form'
  return json === undefined ? javascriptQuote(text) : writeValue(json, javascriptSyntax, '', unique)
}

function partLine({ name, text = '', file, mediaType }: BodyPart): string {
  const content = file === undefined ? javascriptQuote(text) : `await readFile(${javascriptQuote(file)})`
  const type = mediaType === undefined ? undefined : `{ type: ${javascriptQuote(mediaType)} }`
  const value = type === undefined ? content : `new Blob([${content}], ${type})`
  return `form.append(${[javascriptQuote(name), value, ...(file === undefined ? [] : [javascriptQuote(file)])].join(', ')})`
}

function optionsOf(options: readonly string[]): string {
  const line = `{ ${options.join(', ')} }`
  if (line.length <= 60 && !line.includes('\n')) return line
  return `{\n${options.map((option) => `  ${option.replaceAll('\n', '\n  ')},\n`).join('')}}`
}

/** A name that comes twice cannot be the key of an object. */
function pairs(list: readonly Pair[]): string {
  const isUnique = new Set(list.map(([name]) => name)).size === list.length
  if (isUnique) return writeValue(Object.fromEntries(list), javascriptSyntax)
  return `[${list.map(([name, value]) => `[${javascriptQuote(name)}, ${javascriptQuote(value)}]`).join(', ')}]`
}

function programOf(plan: RequestPlan, short: string, file: string): string {
  return `// ${headline(plan)}
// Node 18 or later; nothing to install. ${runLine(plan, `node ${file}`)}
${block('// ', [...variableNotes(plan), ...liveNotes(plan)])}
${importsOf(plan)}${javascriptEnding}

${javascriptVariables(variablesOf(plan), { API_URL: plan.server })}
${block('', javascriptGuardLines(liveGuardOf(plan), 'API_URL'))}
${short}

${javascriptCallFunctions(plan)}`
}

/** The functions that send requests like this one. Where failures are tried again, a refusal is marked as final. */
export function javascriptCallFunctions(plan: RequestPlan, isTriedAgain = false): string {
  const { signing } = plan
  const lines = signing ? requestLines(plan, signing, javascriptRequest) : credentialLines(plan)
  const problem = `new Error(\`\${reply.status}: \${content}\`)`
  const again = `{
    const isFinal = reply.status < 500 && reply.status !== 429
    throw Object.assign(${problem}, { isFinal })
  }`
  return `/** Sends a request and gives its reply. */
async function call(method, path, { query = {}, headers: given = {}, body } = {}) {
  const pairs = Array.isArray(query) ? [...query] : Object.entries(query)
  const headers = new Headers(given)
${block('  ', [textLine(plan), ...lines, ...typeLines(plan), ...missingLines(plan)])}  const signal = AbortSignal.timeout(10_000)
  const reply = await fetch(API_URL + path + search, { method, headers, body: ${hasFiles(plan) ? 'body' : 'text || undefined'}, signal })
  const content = await reply.text()
  if (!reply.ok${plan.success ? ` || ${javascriptRefusal(plan.success)}` : ''}) ${isTriedAgain ? again : `throw ${problem}`}
  return reply.headers.get('content-type')?.includes('json') ? JSON.parse(content) : content
}

function encode(pairs) {
  return pairs.map((pair) => pair.map(encodeText).join('=')).join('&')
}

function encodeText(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => '%' + mark.charCodeAt(0).toString(16).toUpperCase())
}
${
  signing
    ? javascriptStepFunctions(signing)
        .map((own) => `\n${own}`)
        .join('')
    : ''
}`
}

function importsOf(plan: RequestPlan): string {
  const lines = [
    ...(plan.signing ? [javascriptCryptoImport] : []),
    ...(readsFiles(plan) ? [`import { readFile } ${from} 'node:fs/promises'`] : []),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
}

function hasFiles(plan: RequestPlan): boolean {
  return plan.body !== undefined && !isTextBody(plan)
}

function readsFiles({ body }: RequestPlan): boolean {
  return body?.file !== undefined || (body?.parts ?? []).some(({ file }) => file !== undefined)
}

function textLine(plan: RequestPlan): string {
  if (hasFiles(plan)) return `const text = ''`
  return `${addsToBody(plan) ? 'let' : 'const'} text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)`
}

/** The expression that says whether a member of the text `content` does not have its value of success. */
export function javascriptRefusal({ member, value }: SuccessCode): string {
  return `/"${member}"\\s*:\\s*"?(?!${value}\\b)[^",}\\s]/.test(content)`
}

/** Ends a program that acts on an account before a real server, whose address a variable has. */
export function javascriptGuardLines(guard: LiveGuard | undefined, address: string): string[] {
  if (!guard) return []
  const hosts = bracketed(guard.hosts).map(javascriptQuote).join(', ')
  return [
    `const isTest = [${hosts}].includes(new URL(${address}).hostname)`,
    `if (!isTest && !process.argv.includes('--live')) {`,
    `  throw new Error(${javascriptQuote(guard.before)} + ${address} + ${javascriptQuote(guard.after)})`,
    '}',
  ]
}

function typeLines(plan: RequestPlan): string[] {
  const type = contentTypeOf(plan)
  const condition = plan.body?.file === undefined ? 'if (text) ' : ''
  return type === undefined ? [] : [`${condition}headers.set('Content-Type', ${javascriptQuote(type)})`]
}

function missingLines(plan: RequestPlan): string[] {
  return missingValues(plan).flatMap(({ texts, message }) => [
    `if ([${texts.map(javascriptQuote).join(', ')}].some((text) => (path + search).includes(text)))`,
    `  throw new Error(${javascriptQuote(message)})`,
  ])
}

function credentialLines({ credentials }: RequestPlan): string[] {
  const lines = credentials.map(({ in: place, name, prefix, variable }) => {
    const value = prefix === '' ? variable : `${javascriptQuote(prefix)} + ${variable}`
    if (place === 'query') return `pairs.push([${javascriptQuote(name)}, ${value}])`
    return place === 'header'
      ? `headers.set(${javascriptQuote(name)}, ${value})`
      : `headers.set('Cookie', [headers.get('Cookie'), ${javascriptQuote(`${name}=`)} + ${value}].filter(Boolean).join('; '))`
  })
  return [...lines, ...javascriptRequest.search([], 'only')]
}
