import type { RequestPlan, SessionPlan, SessionToken } from '../../generator/contract/samples.ts'
import type { AddressToken } from '../../generator/contract/server.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import { operationPlan } from '../../generator/samples/operationPlan.ts'
import { filledAddress } from '../../generator/samples/splitServer.ts'
import { signedText } from '../fixtures/signing/schemes.ts'

const responses = { 200: { description: 'ok' } }

/** Requests of a description that has one text in every place that comes into a program. */
export function hostilePlans(text: string, index: number): RequestPlan[] {
  const { api } = builtApiOf({ 'openapi.json': JSON.stringify(hostileOpenapi(text, index)) })
  return api.operations.map((operation) => operationPlan(operation, api))
}

function hostileOpenapi(text: string, index: number): object {
  const at = (name: string, more: object, method = 'get') => ({
    [`/${name}/${index}`]: { [method]: { operationId: `${name}${index}`, summary: text, responses, ...more } },
  })
  const schemes = {
    ...credentials(text),
    signed: signedBy(text, 'signed'),
    inQuery: signedBy(text, 'inQuery'),
    stepped: steppedBy(text),
  }
  // Braces of a path name a parameter: a program asks for an undeclared one, and sends nothing.
  const inPath = text.replaceAll(/[{}]/g, '') || 'braces'
  const body = (content: object) => ({ requestBody: { content } })
  const parameter = (name: string, place: string, example: unknown) => ({ name, in: place, required: true, example })
  const signed = {
    parameters: [parameter(text, 'query', text), parameter('plain', 'query', text)],
    ...body({ 'application/json': { example: { [text]: text } } }),
  }
  return {
    openapi: '3.2.0',
    info: { title: text, version: text },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      ...at('values', { operationId: `values${index}${text}`, tags: [text], ...signed }, 'post'),
      ...at('text', body({ 'text/plain': { example: text } }), 'put'),
      ...at('form', body({ 'application/x-www-form-urlencoded': { example: { [text]: text } } }), 'post'),
      ...at('type', body({ [text]: { example: text } }), 'post'),
      ...at('files', body({ [`multipart/${text}`]: { example: text } }), 'post'),
      ...at('parts', body({ 'multipart/form-data': partsBody(text) }), 'post'),
      ...at('headers', {
        parameters: [
          ...[
            parameter('X-Text', 'header', text),
            parameter(text, 'header', text),
            parameter(`X${text}`, 'header', 'a'),
          ],
          ...[parameter(text, 'cookie', text), parameter('cookie', 'cookie', text)],
        ],
      }),
      ...at('objects', {
        parameters: [
          { ...parameter('deep', 'query', { [text]: text }), style: 'deepObject' },
          { ...parameter('list', 'query', [text, text]), style: 'pipeDelimited', explode: false },
          parameter(text, 'query', { [text]: text }),
        ],
      }),
      ...Object.fromEntries(
        Object.keys(schemes).map(
          (key) => Object.entries(at(key, { ...signed, security: [{ [key]: [] }] }, 'post'))[0] ?? [],
        ),
      ),
      ...Object.fromEntries(
        servers(text).map((server, place) => Object.entries(at(`server${place}`, { servers: [server] }))[0] ?? []),
      ),
      [`/path/${index}/${inPath}/{${inPath}}/{plain}`]: {
        get: {
          operationId: `path${index}`,
          parameters: [parameter(inPath, 'path', text), parameter('plain', 'path', text)],
          responses,
        },
      },
      [inPath]: { get: { operationId: `bare${index}`, responses } },
      [`${inPath}x`]: { post: { operationId: `bareSigned${index}`, responses, security: [{ signed: [] }] } },
      [`/methods/${index}`]: {
        additionalOperations: Object.fromEntries(
          [text, `X${text}`, `X$'${index}`, 'X`id`', 'X&'].map((method, place) => [
            method,
            { operationId: `method${index} ${place}`, responses },
          ]),
        ),
      },
    },
    components: { securitySchemes: schemes },
  }
}

function partsBody(text: string): object {
  const file = { type: 'string', format: 'binary' }
  return {
    schema: { type: 'object', properties: { [text]: { type: 'string' }, [`f${text}`]: file } },
    example: { [text]: text, object: { [text]: text }, [`f${text}`]: 'a' },
    encoding: { [`f${text}`]: { contentType: text } },
  }
}

function servers(text: string): object[] {
  return [
    { url: text },
    { url: `https://api.example.com${text}` },
    { url: `https://api.example.com/${text}` },
    { url: `https://${text}.example.com` },
    { url: `${text}://api.example.com` },
    { url: `/${text}` },
    { url: 'https://{v}.example.com/{v}', variables: { v: { default: text } } },
    { url: `https://api.example.com/{${text}}`, variables: { [text]: { default: 'a' } } },
  ]
}

function credentials(text: string): object {
  return {
    inHeader: { type: 'apiKey', in: 'header', name: text },
    inQueryPlain: { type: 'apiKey', in: 'query', name: text },
    inCookie: { type: 'apiKey', in: 'cookie', name: text },
    byScheme: { type: 'http', scheme: text },
  }
}

function signedBy(text: string, kind: 'signed' | 'inQuery'): object {
  const isInQuery = kind === 'inQuery'
  return {
    type: 'apiKey',
    in: 'header',
    name: 'X-KEY',
    'x-signing': {
      algorithm: 'HMAC-SHA256',
      encoding: isInQuery ? 'hex' : 'base64',
      timestamp: { unit: isInQuery ? 'iso' : 'ms', parameter: isInQuery ? undefined : text },
      canonical: [
        { when: 'body', template: `{method}${text}{path}{body}{${text}}` },
        { template: isInQuery ? `${text}{queryString}` : `${text}\n{sortedQuery}{constructor}` },
      ],
      headers: { 'X-KEY': '{key}', 'X-TEXT': text, 'X-MIXED': `${text}{passphrase}${text}`, [text]: text },
      parameters: isInQuery ? { [text]: `{timestamp}${text}`, signature: `{signature}${text}` } : {},
    },
  }
}

/** Steps with the text in every place, also where the language has fixed words. */
function steppedBy(text: string): object {
  return {
    type: 'apiKey',
    in: 'header',
    name: 'X-KEY',
    'x-signing': {
      secret: text,
      nonce: text,
      timestamp: { unit: text },
      headers: { 'X-TOKEN': `${text}{token}` },
      members: { member: `/${text}`, [text]: '/a', constructor: `/a/${text}/"` },
      steps: {
        [text]: { hash: 'SHA-256', text, encoding: 'hex' },
        unknown: { hmac: text, sign: text, jwt: text, text, claims: {}, encoding: text },
        plain: { hash: 'SHA-512', text: [{ when: text, template: text }, { template: `${text}{bodyQuery}` }] },
        derived: { hmac: 'SHA-256', key: `${text}{secret}{plain}`, text: `{member}${text}{constructor}` },
        class: { hmac: 'SHA-256', key: '{derived}', text: `{plain}${text}`, encoding: 'base64' },
        token: { jwt: 'HS256', header: { [text]: text }, claims: { [text]: `${text}{key}`, is: '{class}' } },
      },
    },
  }
}

/** Sessions with the text in every place; the address is that of a server whose description was read. */
export function hostileSessions(text: string, index: number): SessionPlan[] {
  const kept = { [text]: text, list: [text], '{key}': `${text}{key}` }
  const session = (name: string, more: Partial<SessionPlan>): SessionPlan => ({
    channel: `${name}${index}${text}`,
    title: text,
    server: filledAddress({ url: `wss://stream.example.com/${text}`, variables: [] }),
    frames: [kept, text],
    effect: 'read',
    testHosts: [],
    ...more,
  })
  return [
    session('kept', { heartbeat: { frame: { [text]: text }, seconds: 20, isAnswered: true } }),
    session('once', { isAnsweredOnce: true, login: loginBy(text), effect: 'trade' }),
    session('login', { frames: [], login: loginBy(text), heartbeat: { frame: text, seconds: 20 } }),
    session('token', { token: tokenBy(text), server: 'wss://stream.example.com', isAnsweredOnce: true }),
    session('tokenInFrames', { token: tokenInFrames(text), frames: [{ ...kept, token: 'YOUR_TOKEN' }] }),
    session('tokenKept', { token: { ...tokenBy(text), endpoint: '/data/endpoint', token: '/data/token' } }),
  ]
}

function tokenInFrames(text: string): NonNullable<SessionPlan['token']> {
  const { request, token } = tokenBy(text)
  return { request, token, member: '/token', welcome: false }
}

function tokenBy(text: string): SessionToken & AddressToken {
  const [request] = hostilePlans(text, 0)
  if (!request) throw new Error('no request')
  return {
    request,
    token: `/data/${text.replaceAll('/', '~1')}`,
    parameter: text,
    parameters: { [text]: text },
    welcome: true,
  }
}

function loginBy(text: string): Signing {
  return {
    ...signedText({ template: `{method}${text}{path}{sortedQuery}{constructor}` }),
    timestamp: { unit: 'iso', parameter: text },
    parameters: { [text]: `{key}${text}{timestamp}` },
    login: {
      method: text,
      path: text,
      frame: { [text]: text, mixed: `${text}{signature}${text}{constructor}`, at: '{timestamp}' },
    },
  }
}
