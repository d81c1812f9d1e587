import type { Json } from '../../../contract/json.ts'
import type { SessionPlan, SessionToken } from '../../../contract/samples.ts'
import {
  isNumberPlaceholder,
  type LoginPlan,
  loginCanonical,
  loginPlanOf,
  pointerSteps,
  sessionHeadline,
  sessionRunNotes,
  sessionVariables,
  splitAddress,
  tokenQuery,
} from '../../sessionParts.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { writeValue } from '../../writeValue.ts'
import { javascriptCall, javascriptCallFunctions } from './javascript.ts'
import { javascriptEnding, javascriptSignFunction, javascriptTime, javascriptVariables } from './javascriptSigning.ts'
import { javascriptQuote, javascriptSyntax, javascriptTemplate } from './javascriptSyntax.ts'
import { javascriptConnection, javascriptConnectionState } from './javascriptWebSocket.ts'

/** A session in JavaScript: for Node, and apart from the environment also for browsers. */
export const javascriptSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

function shortOf(plan: SessionPlan): string {
  const { frames, heartbeat, token, server } = plan
  const login = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const address = token ? 'await address()' : path === '' ? 'WS_URL' : `WS_URL + ${javascriptQuote(path)}`
  if (plan.isAnsweredOnce) return onceOf(plan, address, login)
  const ping = heartbeat ? `${inner(heartbeat.frame)}, ${heartbeat.seconds}` : ''
  // A session that only logs in shows how; elsewhere it is taken as known.
  const shown = login && frames.length === 0 ? `${loginFunction(login)}\n` : ''
  return `${shown}await keepConnected(async () => {
${block('  ', [
  `const connection = await connect(${address})`,
  ...(token?.welcome ? ['await connection.receive() // the server greets first'] : []),
  ...(login ? ['await logIn(connection)'] : []),
  ...frames.map((frame) => `connection.send(${inner(frame)})`),
  `for await (const frame of connection.frames(${ping})) console.log(frame)`,
])}})`
}

function inner(frame: Json, indent = '  '): string {
  return writeValue(frame, javascriptSyntax, indent)
}

/** Asks, and shows the answer. */
function onceOf({ frames, token }: SessionPlan, address: string, login: LoginPlan | undefined): string {
  const isLogin = login && frames.length === 0
  const shown = isLogin ? `${loginFunction(login)}\n` : ''
  const lines = [
    `const connection = await connect(${address})`,
    ...(token?.welcome ? ['await connection.receive() // the server greets first'] : []),
    ...(isLogin ? ['console.log(await logIn(connection))'] : login ? ['await logIn(connection)'] : []),
    ...frames.flatMap((frame) => [`connection.send(${inner(frame, '')})`, 'console.log(await connection.receive())']),
    'connection.close()',
  ]
  return shown + lines.join('\n')
}

function programOf(plan: SessionPlan, short: string, file: string): string {
  const { token, frames, server, isAnsweredOnce } = plan
  const own = loginPlanOf(plan)
  const addresses = token ? { API_URL: token.request.server } : { WS_URL: splitAddress(server).origin }
  const optional = [...(token ? ['WS_URL'] : []), ...(isAnsweredOnce ? [] : ['MAX_FRAMES'])]
  const functions = [
    javascriptConnection(plan),
    ...(own && frames.length > 0 ? [loginFunction(own)] : []),
    ...(own?.login.accepted === undefined ? [] : [holdsFunction]),
    ...(token ? [addressFunction(token, server), javascriptCallFunctions(token.request, true)] : []),
    ...(own && !token?.request.signing ? [javascriptSignFunction(own.signing)] : []),
  ]
  return `// ${sessionHeadline(plan)}
// Node 22 or later; before that, "npm install ws" first.
${block('// ', sessionRunNotes(plan, `node ${file}`))}
${javascriptEnding}

${javascriptVariables(sessionVariables(plan), addresses)}
${block('', [
  ...(token || !isAnsweredOnce ? [`const { ${optional.join(', ')} } = process.env`] : []),
  ...(isAnsweredOnce ? [] : [javascriptConnectionState]),
])}
${short}

${functions.join('\n')}`
}

function addressFunction(token: SessionToken, server: string): string {
  const { request, token: pointer, endpoint } = token
  const address = endpoint === undefined ? javascriptQuote(server) : memberOf('reply', endpoint)
  return `/** Where to connect, with a fresh token in it. */
async function address() {
  const reply = await ${javascriptCall(request).replaceAll('\n', '\n  ')}
  const endpoint = ${address}
  const own = WS_URL ? endpoint.replace(/^\\w+:\\/\\/[^/?]+/, WS_URL) : endpoint
  const token = encodeURIComponent(${memberOf('reply', pointer)})
  return own + (own.includes('?') ? '&' : '?') + ${javascriptQuote(tokenQuery(token))} + token
}
`
}

function memberOf(name: string, pointer: string): string {
  const steps = pointerSteps(pointer).map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `[${javascriptQuote(step)}]`
  })
  return name + steps.join('')
}

const holdsFunction = `/** Whether a frame has these members. */
function holds(frame, wanted) {
  if (wanted === null || typeof wanted !== 'object') return frame === wanted
  return Object.entries(wanted).every(([name, value]) => holds(frame?.[name], value))
}
`

function loginFunction({ signing, login }: LoginPlan): string {
  const { accepted } = login
  const text = (value: string) =>
    isNumberPlaceholder(value, signing) ? 'Number(timestamp)' : javascriptTemplate(value, names)
  const frame = writeValue(login.frame, { ...javascriptSyntax, text }, '  ')
  const check =
    accepted === undefined
      ? ''
      : `  if (!holds(JSON.parse(answer), ${writeValue(accepted, javascriptSyntax)})) {
    throw Object.assign(new Error(\`The login was refused: \${answer}\`), { isFinal: true })
  }
`
  return `/** Logs the connection in with a signed frame, and waits for the answer. */
async function logIn(connection) {
  const timestamp = ${javascriptTime(signing)}
  const signature = await sign(${javascriptTemplate(loginCanonical(signing), names)})
  connection.send(${frame})
  const answer = await connection.receive()
${check}  return answer
}
`
}

/** Expressions for the placeholders of a login in `logIn`. */
const names: Readonly<Record<string, string>> = {
  timestamp: 'timestamp',
  key: 'API_KEY',
  passphrase: 'API_PASSPHRASE',
  signature: 'signature',
  encodedTimestamp: 'encodeURIComponent(timestamp)',
  encodedKey: 'encodeURIComponent(API_KEY)',
  encodedPassphrase: 'encodeURIComponent(API_PASSPHRASE)',
}
