import { pointerSteps } from '../../../contract/jsonPointer.ts'
import { memoize } from '../../../contract/memoize.ts'
import type { Language, LanguageSyntax, Signed } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { signsWithKey } from '../../signingNeeds.ts'
import { block } from '../../writeProgram.ts'
import { quote, writeValue } from '../../writeValue.ts'
import { pairsOf, signing, values } from './pythonSigning.ts'
import request from './request.py?raw'
import session from './session.py?raw'
import signingFunctions from './signing.py?raw'
import verify from './verify.py?raw'

const modules = [
  ...['asyncio', 'base64', 'datetime', 'hashlib', 'hmac', 'itertools', 'json', 'os', 'random', 're', 'signal', 'sys'],
  ...['time', 'urllib.error', 'urllib.parse', 'urllib.request', 'uuid'],
]

const useOf = memoize((name) => new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\.`), 50)

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

/** Import lines for the names in the code. */
function pythonImports(code: string, { signing }: Signed): string[] {
  const named = (list: readonly string[]) => list.filter((name) => useOf(name).test(code))
  const own = named(modules).filter((name) => name !== 'hmac' || signing !== undefined)
  const needsKey = signing !== undefined && signsWithKey(signing)
  const keys = needsKey ? named(['ec', 'ed25519', 'padding', 'utils']) : []
  const general = needsKey ? named(['hashes', 'serialization']) : []
  const packageName = 'cryptography.hazmat.primitives'
  return [
    ...own.map((name) => `import ${name}`),
    ...(general.length + keys.length > 0 ? [''] : []),
    ...(general.length > 0 ? [`from ${packageName} import ${general.join(', ')}`] : []),
    ...(keys.length > 0 ? [`from ${packageName}.asymmetric import ${keys.join(', ')}`] : []),
  ]
}
