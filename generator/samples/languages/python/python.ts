import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { Language, LanguageSyntax } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { block } from '../../writeProgram.ts'
import { quote, writeValue } from '../../writeValue.ts'
import { pythonImports } from './pythonImports.ts'
import { pairsOf, signing, values } from './pythonSigning.ts'
import request from './request.py?raw'
import session from './session.py?raw'
import signingFunctions from './signing.py?raw'
import verify from './verify.py?raw'

/** The expression that sends a request with the function `call` and gives its reply. */
function callOf({ method, path, query, headers, body }: RequestPlan): string {
  const arguments_ = [
    ...(query.length > 0 ? [`query=${dictionary(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${dictionary(headers)}`] : []),
    ...(body ? [`body=${bodyOf(body)}`] : []),
  ]
  return `call(${[quote(method), quote(path), ...arguments_].join(', ')})`
}

function bodyOf({ json, text, file, parts, unique }: RequestPlanBody): string {
  if (file !== undefined) return `open(${quote(file)}, "rb").read()`
  if (parts) return `form(\n${block('    ', parts.map(partOf))})`
  return json === undefined ? quote(text) : writeValue(json, values, '', unique)
}

function partOf({ name, text = '', file, mediaType }: BodyPart): string {
  const content = file === undefined ? quote(text) : `open(${quote(file)}, "rb")`
  return `(${[quote(name), content, ...(mediaType === undefined ? [] : [quote(mediaType)])].join(', ')}),`
}

/** A name that comes twice cannot be the key of a dictionary. */
function dictionary(list: readonly Pair[]): string {
  const isUnique = new Set(list.map(([name]) => name)).size === list.length
  if (isUnique) return writeValue(Object.fromEntries(list), values)
  return pairsOf(list.map(([name, value]) => [name, quote(value)]))
}

const syntax: LanguageSyntax = {
  quote,
  call: callOf,
  imports: pythonImports,
  signing,
  session: {
    message: (frame, indent, tokenText) => {
      if (typeof frame === 'string') return quote(frame)
      const text = (own: string) => (own === tokenText ? 'token' : quote(own))
      return `json.dumps(${writeValue(frame, { ...values, text }, indent)})`
    },
    encodedText: (text) => `urllib.parse.quote(${text}, safe='')`,
    valueAt: (pointer) =>
      `reply${pointerSteps(pointer)
        .map((step) => `[${typeof step === 'number' ? step : quote(step)}]`)
        .join('')}`,
    differs: ({ path, value }) => {
      const steps = path.map((name, index) => `.get(${quote(name)}${index < path.length - 1 ? ', {}' : ''})`)
      const isConstant = value === null || typeof value === 'boolean'
      return `reply${steps.join('')} ${isConstant ? 'is not' : '!='} ${writeValue(value, values)}`
    },
  },
}

/** Python 3.8 or later with its standard library alone; sessions need the package `websockets`. */
export const python: Language = {
  ...sampleLanguages.python,
  template: request + signingFunctions + session + verify,
  syntax,
}
