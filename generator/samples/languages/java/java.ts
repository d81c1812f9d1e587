import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { Language, LanguageSyntax } from '../../../contract/sampleLanguage.ts'
import { sampleLanguages } from '../../../contract/sampleLanguages.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { javaImports } from './javaImports.ts'
import { signing } from './javaSigning.ts'
import { javaJson, javaQuote, toAscii } from './javaSyntax.ts'
import request from './request.java?raw'
import session from './session.java?raw'
import signingMethods from './signing.java?raw'
import verify from './verify.java?raw'

/** The expression that sends a request with the class `Call` and gives its reply. */
function callOf({ method, path, query, headers, body }: RequestPlan): string {
  const calls = [
    ...query.map((pair) => `.query(${pairText(pair)})`),
    ...headers.map((pair) => `.header(${pairText(pair)})`),
    ...(body ? bodyCalls(body) : []),
  ]
  const request = `new Call(${javaQuote(method)}, ${javaQuote(path)})`
  return calls.length === 0 ? `${request}.send()` : [request, ...calls, '.send()'].join('\n    ')
}

function bodyCalls({ json, text, file, parts, unique }: RequestPlanBody): string[] {
  if (file !== undefined) return [`.file(${javaQuote(file)})`]
  if (parts) return parts.map(partCall)
  return [`.body(${json === undefined ? javaQuote(text) : javaJson(json, '        ', unique)})`]
}

function partCall({ name, text = '', file, mediaType = '' }: BodyPart): string {
  const values = [name, mediaType, file ?? text].map(javaQuote).join(', ')
  return file === undefined ? `.part(${values})` : `.filePart(${values})`
}

function pairText([name, value]: Pair): string {
  return `${javaQuote(name)}, ${javaQuote(value)}`
}

const syntax: LanguageSyntax = {
  quote: javaQuote,
  comment: (text) => toAscii(text.replaceAll('…', '...')),
  call: callOf,
  imports: javaImports,
  named: { namesJson: /(?<![\w.])json\(/ },
  signing,
  // Messages stay texts, since Java reads no JSON.
  session: {
    message: (frame, indent, tokenText) => {
      if (typeof frame === 'string') return javaQuote(frame)
      const block = javaJson(frame, `${indent}    `)
      const isReplaced = tokenText !== undefined && block.includes(tokenText)
      return isReplaced ? `${block}.replace(${javaQuote(tokenText)}, token)` : block
    },
    encodedText: (text) => `URLEncoder.encode(${text}, StandardCharsets.UTF_8).replace("+", "%20")`,
    valueAt: (pointer) => {
      const names = pointerSteps(pointer).filter((step) => typeof step === 'string')
      return `member(reply, ${javaQuote(names.at(-1) ?? '')})`
    },
    // Every member must occur in the answer as written.
    differs: ({ path, value }) => {
      const name = path.length === 0 ? '' : `${JSON.stringify(path.at(-1))}:`
      return `!text.contains(${javaQuote(name + JSON.stringify(value))})`
    },
  },
}

/** Java 17 or later: one file, with `java.net.http` alone. */
export const java: Language = {
  ...sampleLanguages.java,
  template: request + signingMethods + session + verify,
  syntax,
}
