«:short»
«#parts»
const form = new FormData()
«append»
«/parts»
const reply = await «call»
console.log(JSON.stringify(reply, null, 2))
«:program»
// «headline»
// Node 18 or later; nothing to install. «run»
«#notes»
// «.»
«/notes»

«code»
«:code»
«#importsModules»
«#isSigned»
import crypto from 'node:crypto'
«/isSigned»
«#readsFiles»
import { readFile } from 'node:fs/promises'
«/readsFiles»

«/importsModules»
«>ending»

«>environment»
«>guard»

«short»

«>call»
«:ending»
process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})
«:environment»
const { «#environment»«#isLater», «/isLater»«name»«#value» = «"value»«/value»«/environment» } = process.env
«#neededText»
if («#needed»«#isLater» || «/isLater»!«.»«/needed») throw new Error('Set «neededText» in the environment.')
«/neededText»
«:guard»
«#guard»
const isTest = [«"bracketed»].includes(new URL(«guardedAddress»).hostname)
if (!isTest && !process.argv.includes('--live')) {
  throw new Error(«"before» + «guardedAddress» + «"after»)
}
«/guard»
«:call»
/** Sends a request and gives its reply. */
async function call(method, path, { query = {}, headers: given = {}, body } = {}) {
  const pairs = Array.isArray(query) ? [...query] : Object.entries(query)
  const headers = new Headers(given)
«#isFiles»
  const text = ''
«/isFiles»
«^isFiles»
  «#changesBody»let«/changesBody»«^changesBody»const«/changesBody» text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
«/isFiles»
  «lines»
«#contentType»
  «^isFile»if (text) «/isFile»headers.set('Content-Type', «"contentType»)
«/contentType»
«#missing»
  if ((path + search + [...headers]«#asksInBody» + «#isParts»[...body]«/isParts»«^isParts»text«/isParts»«/asksInBody»).includes(«"text»)) throw new Error(«"message»)
«/missing»
  const signal = AbortSignal.timeout(10_000)
  const reply = await fetch(API_URL + path + search, { method, headers, body: «#isFiles»body«/isFiles»«^isFiles»text || undefined«/isFiles», signal })
  const content = await reply.text()
«^isTriedAgain»
  if (!reply.ok«#success» || /"«member»"\s*:\s*"?(?!«value»\b)[^",}\s]/.test(content)«/success») throw new Error(`${reply.status}: ${content}`)
«/isTriedAgain»
«#isTriedAgain»
  if (!reply.ok«#success» || /"«member»"\s*:\s*"?(?!«value»\b)[^",}\s]/.test(content)«/success») {
    const isFinal = reply.status < 500 && reply.status !== 429
    throw Object.assign(new Error(`${reply.status}: ${content}`), { isFinal })
  }
«/isTriedAgain»
  return reply.headers.get('content-type')?.includes('json') ? JSON.parse(content) : content
}

function encode(pairs) {
  return pairs.map((pair) => pair.map(encodeText).join('=')).join('&')
}

function encodeText(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => '%' + mark.charCodeAt(0).toString(16).toUpperCase())
}
«>signing»
