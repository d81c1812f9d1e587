import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { Language, LanguageSyntax } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { writeValue } from '../../writeValue.ts'
import { pairOf, signing } from './javascriptSigning.ts'
import { isName, javascriptQuote, values } from './javascriptSyntax.ts'
import request from './request.js?raw'
import session from './session.js?raw'
import signingFunctions from './signing.js?raw'
import verify from './verify.js?raw'

/** The expression that sends a request with the function `call` and gives a promise of its reply. */
function callOf({ method, path, query, headers, body }: RequestPlan): string {
  const options = [
    ...(query.length > 0 ? [`query: ${pairsOf(query)}`] : []),
    ...(headers.length > 0 ? [`headers: ${pairsOf(headers)}`] : []),
    ...(body ? [`body: ${bodyOf(body)}`] : []),
  ]
  const line = `{ ${options.join(', ')} }`
  const isShort = line.length <= 60 && !line.includes('\n')
  const long = `{\n${options.map((option) => `  ${option.replaceAll('\n', '\n  ')},\n`).join('')}}`
  const rest = options.length === 0 ? '' : `, ${isShort ? line : long}`
  return `call(${javascriptQuote(method)}, ${javascriptQuote(path)}${rest})`
}

function bodyOf({ json, text, file, parts, unique }: RequestPlanBody): string {
  if (file !== undefined) return `await readFile(${javascriptQuote(file)})`
  if (parts) return 'form'
  return json === undefined ? javascriptQuote(text) : writeValue(json, values, '', unique)
}

function partLine({ name, text = '', file, mediaType }: BodyPart): string {
  const content = file === undefined ? javascriptQuote(text) : `await readFile(${javascriptQuote(file)})`
  const type = mediaType === undefined ? undefined : `{ type: ${javascriptQuote(mediaType)} }`
  const value = type === undefined ? content : `new Blob([${content}], ${type})`
  return `form.append(${[javascriptQuote(name), value, ...(file === undefined ? [] : [javascriptQuote(file)])].join(', ')})`
}

/** A name that comes twice cannot be the key of an object. */
function pairsOf(list: readonly Pair[]): string {
  const isUnique = new Set(list.map(([name]) => name)).size === list.length
  if (isUnique) return writeValue(Object.fromEntries(list), values)
  return `[${list.map(([name, value]) => pairOf([name, javascriptQuote(value)])).join(', ')}]`
}

const syntax: LanguageSyntax = {
  quote: javascriptQuote,
  call: callOf,
  parts: (parts) => parts.map(partLine),
  signing,
  session: {
    message: (frame, indent, tokenText) => {
      if (typeof frame === 'string') return javascriptQuote(frame)
      const text = (own: string) => (own === tokenText ? 'token' : javascriptQuote(own))
      return `JSON.stringify(${writeValue(frame, { ...values, text }, indent)})`
    },
    encodedText: (text) => `encodeURIComponent(${text})`,
    valueAt: (pointer) => `reply${pointerSteps(pointer).map(memberOf).join('')}`,
    differs: ({ path, value }) => {
      const steps = path.map(memberOf)
      const member = steps.map((step, index) => (index === 0 ? step : `?${step.replace(/^\[/, '.[')}`)).join('')
      const text = javascriptQuote(JSON.stringify(value))
      return value !== null && typeof value === 'object'
        ? `JSON.stringify(reply${member}) !== ${text}`
        : `reply${member} !== ${writeValue(value, values)}`
    },
  },
}

function memberOf(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  return isName(step) ? `.${step}` : `[${javascriptQuote(step)}]`
}

/** JavaScript with `fetch`, for Node 18 or later; sessions need the package `ws`. */
export const javascript: Language = {
  ...sampleLanguages.javascript,
  template: request + signingFunctions + session + verify,
  syntax,
}
