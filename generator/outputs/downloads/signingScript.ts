import type { Signing } from '../../contract/signing.ts'
import { onlyStep } from '../../samples/canonicalRules.ts'

/**
 * A script that runs before each request and signs it as a scheme describes. It is written for Postman's sandbox: `pm` and the
 * library `crypto-js`. A block keeps its names apart from the globals of the sandbox, such as `request`. The query is sent as it was signed, and so is a body with variables in it.
 */
export function signingScript(signing: Signing, credentials: readonly string[]): string[] {
  const { timestamp, headers, optionalHeaders, parameters } = signing
  const { canonical, encoding } = onlyStep(signing)
  const optional = Object.entries(optionalHeaders).filter(([, template]) => template === '{receiveWindow}')
  const scheme = { timestamp, canonical, headers, optionalHeaders: Object.fromEntries(optional), parameters }
  const parts: Readonly<Record<string, string>> = {
    SCHEME: asLiteral(scheme),
    DIGEST: encoding === 'hex' ? 'Hex' : 'Base64',
    CREDENTIALS: credentials.join(', '),
  }
  // In one go: a text of the scheme may hold such a word.
  return script.replaceAll(/SCHEME|DIGEST|CREDENTIALS/g, (name) => parts[name] ?? '').split('\n')
}

/** JSON as code, also where a tool writes it between tags of HTML or reads older JavaScript. */
function asLiteral(scheme: object): string {
  return JSON.stringify(scheme, null, 2)
    .replaceAll('</', '<\\/')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\n', '\n  ')
}

const script = `// Signs the request. Made from the API's description; the credentials are the variables CREDENTIALS.
{
  const { HmacSHA256, enc } = require('crypto-js')

  const scheme = SCHEME

  const { request } = pm
  const credential = (name) => {
    const value = pm.variables.get(name)
    if (!value) throw new Error('Set the variable ' + name + ' of the collection or of an environment.')
    return value
  }
  const filledIn = (text) => pm.variables.replaceIn(text === undefined || text === null ? '' : String(text))
  const namesIn = (template) => [...template.matchAll(/\\{(\\w+)\\}/g)].map((match) => match[1])
  const fill = (template, values) => template.replace(/\\{(\\w+)\\}/g, (_, name) => (Object.hasOwn(values, name) ? values[name] : ''))
  const joined = (pairs) => pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const byName = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)

  const time = Date.now() + (scheme.timestamp.expiresAfter || 0) * 1000
  const written = { ms: String(time), s: String(Math.floor(time / 1000)), iso: new Date(time).toISOString() }
  const own = { timestamp: written[scheme.timestamp.unit] }
  const receiveWindow = pm.variables.get('RECEIVE_WINDOW')
  if (receiveWindow) own.receiveWindow = String(receiveWindow)

  const body = request.body && request.body.mode === 'raw' ? filledIn(request.body.raw) : ''
  const asked = request.url.query
    .all()
    .filter((parameter) => !parameter.disabled)
    .map((parameter) => [filledIn(parameter.key), filledIn(parameter.value)])
  const added = (values) =>
    Object.entries(scheme.parameters)
      .filter(([, template]) => namesIn(template).every((name) => Object.hasOwn(values, name)))
      .map(([name, template]) => [name, fill(template, values)])
  const sent = [...asked, ...added(own)]
  const timed = scheme.timestamp.parameter ? [...sent, [scheme.timestamp.parameter, own.timestamp]] : sent

  const values = {
    ...own,
    method: request.method.toUpperCase(),
    path: encodeURI(filledIn(request.url.getPath())).replace(/%25/g, '%'),
    query: sent.length > 0 ? '?' + joined(sent) : '',
    queryString: joined(sent),
    sortedQuery: joined([...timed].sort(byName)),
    body,
  }
  const rule = scheme.canonical.find(({ when }) => when !== 'body' || body !== '')
  const canonical = fill(rule.template, values)
  const signature = HmacSHA256(canonical, credential('API_SECRET')).toString(enc.DIGEST)
  const signed = { ...values, signature, key: credential('API_KEY') }
  const templates = { ...scheme.headers, ...(own.receiveWindow ? scheme.optionalHeaders : {}) }
  if (Object.values(templates).includes('{passphrase}')) signed.passphrase = credential('API_PASSPHRASE')

  for (const [name, template] of Object.entries(templates)) request.headers.upsert({ key: name, value: fill(template, signed) })
  request.url.query.clear()
  for (const [name, value] of [...asked, ...added(signed)])
    request.url.query.add({ key: encodeURIComponent(name), value: encodeURIComponent(value) })
  if (body !== '') request.body.raw = body
}`
