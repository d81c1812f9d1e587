import type { Json } from '../../../contract/json.ts'
import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { SessionHeartbeat, SessionPlan, SessionToken } from '../../../contract/samples.ts'
import type { AddressToken } from '../../../contract/server.ts'
import { sessionGuardOf } from '../../liveGuard.ts'
import {
  acceptedMembers,
  addressTokenOf,
  type LoginPlan,
  loginLines,
  loginPlanOf,
  loginVariables,
  type Member,
  messageTokenOf,
  sampleToken,
  sendsNumber,
  sessionHeadline,
  sessionRunNotes,
  sessionVariables,
  shortAddress,
  splitAddress,
  tokenQuery,
} from '../../sessionParts.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { writeValue } from '../../writeValue.ts'
import { javascriptCall, javascriptCallFunctions, javascriptGuardLines } from './javascript.ts'
import {
  from,
  javascriptCryptoImport,
  javascriptEnding,
  javascriptRequest,
  javascriptStepFunctions,
  javascriptSteps,
  javascriptVariables,
} from './javascriptSigning.ts'
import { javascriptQuote, javascriptSyntax } from './javascriptSyntax.ts'

/** A session in JavaScript for Node with the package `ws`. */
export const javascriptSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

/** One connection, without what keeps it going. */
function shortOf(plan: SessionPlan): string {
  const login = loginPlanOf(plan)
  const { note, address } = shortAddress(plan)
  const variables = login ? loginVariables(login.signing) : []
  const setup = [
    ...(note === undefined ? [] : [`// ${note}`]),
    ...(address === '' ? [] : [`const WS_URL = ${javascriptQuote(address)}`]),
    ...(address === '' || variables.length > 0
      ? [javascriptVariables(variables, address === '' ? { WS_URL: '' } : {})]
      : []),
    ...javascriptGuardLines(sessionGuardOf(plan), 'WS_URL'),
  ]
  const session = sessionFunction(plan, 'WS_URL', 'while (true) console.log(await receive())')
  return `${importsOf(login !== undefined, [])}

${block('', setup)}
await session()

${[session, ...(login ? [loginFunction(login), ...stepFunctions(login)] : [])].join('\n\n')}`
}

function programOf(plan: SessionPlan, _: string, file: string): string {
  const { token, server, isAnsweredOnce } = plan
  const login = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const addressToken = addressTokenOf(plan)
  const messageToken = messageTokenOf(plan)
  const address = addressToken ? 'await address()' : path === '' ? 'WS_URL' : `WS_URL + ${javascriptQuote(path)}`
  const addresses = {
    ...(token ? { API_URL: token.request.server } : {}),
    ...(addressToken ? {} : { WS_URL: splitAddress(server).origin }),
  }
  const optional = [...(addressToken ? ['WS_URL'] : []), ...(isAnsweredOnce ? [] : ['MAX_FRAMES'])]
  const functions = [
    sessionFunction(
      plan,
      address,
      'do console.log(await receive())\n  while (++count !== Number(MAX_FRAMES))\n  socket.close(1000)',
      messageToken && sampleToken,
    ),
    ...(login ? [loginFunction(login)] : []),
    ...(login && !token?.request.signing ? stepFunctions(login) : []),
    ...(addressToken ? [addressFunction(addressToken, server)] : []),
    ...(messageToken ? [tokenFunction(messageToken)] : []),
    ...(token ? [javascriptCallFunctions(token.request, true)] : []),
  ]
  return `// ${sessionHeadline(plan)}
// Node 20 or later.
${block('// ', sessionRunNotes(plan, `node ${file}`))}
${importsOf((token?.request.signing ?? login) !== undefined, isAnsweredOnce ? [] : [sleepImport])}

${javascriptEnding}
${isAnsweredOnce ? '' : quietLine}
${javascriptVariables(sessionVariables(plan), addresses)}
${block('', [
  ...(optional.length > 0 ? [`const { ${optional.join(', ')} } = process.env`] : []),
  ...(isAnsweredOnce ? [] : ['let count = 0 // of messages shown']),
  ...javascriptGuardLines(sessionGuardOf(plan), token ? 'API_URL' : 'WS_URL'),
])}
${isAnsweredOnce ? 'await session()' : keptLines(token !== undefined)}

${functions.map((text) => text.trimEnd()).join('\n\n')}
`
}

const sleepImport = `import { setTimeout as sleep } ${from} 'node:timers/promises'`

function importsOf(isSigned: boolean, more: readonly string[]): string {
  return [
    ...(isSigned ? [javascriptCryptoImport] : []),
    `import { on, once } ${from} 'node:events'`,
    ...more,
    `import WebSocket ${from} 'ws' // npm install ws`,
  ].join('\n')
}

const quietLine = `process.stdout.on('error', () => process.exit()) // nobody reads what is printed any more
`

/** A refused token ends the program. */
function keptLines(hasToken: boolean): string {
  const refusal = hasToken ? '    if (error.isFinal) throw error\n' : ''
  const message = hasToken ? 'error.cause?.message ?? error.message' : 'error.message'
  return `// When a connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s.
for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
  const begun = Date.now()
  try {
    await session()
    break
  } catch (error) {
${refusal}    if (Date.now() - begun > 60_000) pause = 1
    const wait = pause * (0.5 + Math.random() / 2)
    console.error(\`\${${message}}; connecting again in \${wait.toFixed(1)} s\`)
    await sleep(wait * 1000)
  }
}`
}

/** The function `session`, which reads messages with these lines. It sends a fresh token in place of a text. */
function sessionFunction(plan: SessionPlan, address: string, reading: string, tokenText?: string): string {
  const { frames, heartbeat, token, isAnsweredOnce } = plan
  const login = loginPlanOf(plan)
  const limit = isAnsweredOnce ? ', { signal: AbortSignal.timeout(30_000) }' : ''
  const isLogin = isAnsweredOnce && frames.length === 0 && login !== undefined
  return `async function session() {
${block('  ', [
  ...(tokenText === undefined ? [] : ['const token = await freshToken()']),
  `const socket = new WebSocket(${address}, { handshakeTimeout: 10_000 })`,
  `const messages = on(socket, 'message'${limit}) // keeps them until they are read`,
  'const receive = async () => String((await messages.next()).value[0])',
  `socket.on('close', (code) => messages.throw(new Error(\`the connection was closed: \${code}\`)))`,
  "await once(socket, 'open')",
  ...(heartbeat && !isAnsweredOnce ? heartbeatLines(heartbeat) : []),
  ...(token?.welcome ? ['await receive() // the server greets first'] : []),
  ...answerLines(login),
  ...(isLogin ? ['console.log(answer)'] : []),
  ...frames.flatMap((frame) => [
    `socket.send(${messageOf(frame, '  ', tokenText)})`,
    ...(isAnsweredOnce ? ['console.log(await receive())'] : []),
  ]),
  isAnsweredOnce ? 'socket.close(1000)' : reading,
])}}`
}

function heartbeatLines({ frame, seconds, isAnswered }: SessionHeartbeat): string[] {
  const stop = "socket.on('close', () => clearInterval(heartbeat))"
  const every = `${String(seconds * 1000).replace(/(?<=^\d+)(?=(\d{3})+$)/, '_')}`
  if (!isAnswered)
    return [`const heartbeat = setInterval(() => socket.send(${messageOf(frame, '  ')}), ${every})`, stop]
  return [
    'let isHeard = true',
    "socket.on('message', () => {",
    '  isHeard = true',
    '})',
    'const heartbeat = setInterval(() => {',
    '  if (!isHeard) return socket.terminate() // the last ping was not answered',
    '  isHeard = false',
    `  socket.send(${messageOf(frame, '    ')})`,
    `}, ${every})`,
    stop,
  ]
}

/** A text as it is, anything else as JSON, in which the name `token` replaces one text. */
function messageOf(frame: Json, indent: string, tokenText?: string): string {
  if (typeof frame === 'string') return javascriptQuote(frame)
  const text = (own: string) => (own === tokenText ? 'token' : javascriptSyntax.text(own))
  return `JSON.stringify(${writeValue(frame, { ...javascriptSyntax, text }, indent)})`
}

function tokenFunction({ request, token }: SessionToken): string {
  return `/** What the messages carry. */
async function freshToken() {
  const reply = await ${javascriptCall(request).replaceAll('\n', '\n  ')}
  return ${memberOf('reply', token)}
}`
}

function addressFunction(token: SessionToken & AddressToken, server: string): string {
  const { request, token: pointer, endpoint } = token
  const address = endpoint === undefined ? javascriptQuote(server) : memberOf('reply', endpoint)
  return `/** Where to connect, with a fresh token in it. */
async function address() {
  const reply = await ${javascriptCall(request).replaceAll('\n', '\n  ')}
  const endpoint = ${address}
  const own = WS_URL ? endpoint.replace(/^\\w+:\\/\\/[^/?]+/, WS_URL) : endpoint
  const token = encodeURIComponent(${memberOf('reply', pointer)})
  return own + (own.includes('?') ? '&' : '?') + ${javascriptQuote(tokenQuery(token))} + token
}`
}

function memberOf(name: string, pointer: string): string {
  const steps = pointerSteps(pointer).map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return isName(step) ? `.${step}` : `[${javascriptQuote(step)}]`
  })
  return name + steps.join('')
}

function isName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text)
}

function loginFunction(plan: LoginPlan): string {
  const { lines, names } = loginLines(
    plan,
    javascriptSteps,
    javascriptRequest.names,
    (text) => `encodeURIComponent(${text})`,
  )
  return `function loginFrame() {
${block('  ', lines)}  return JSON.stringify(${javascriptSteps.json(plan.login.frame, names, sendsNumber(plan), '  ')})
}`
}

function stepFunctions({ signing }: LoginPlan): string[] {
  return javascriptStepFunctions(signing).map((own) => own.trimEnd())
}

function answerLines(plan: LoginPlan | undefined): string[] {
  if (!plan) return []
  const members = acceptedMembers(plan.login)
  const check = [
    'const reply = JSON.parse(answer)',
    `if (${members.map(differs).join(' || ')}) {`,
    `  console.error(\`The login was refused: \${answer}\`)`,
    '  process.exit(1)',
    '}',
  ]
  return ['socket.send(loginFrame())', 'const answer = await receive()', ...(members.length > 0 ? check : [])]
}

/** Whether a member of the reply has another value. */
function differs({ path, value }: Member): string {
  const steps = path.map((name) => (isName(name) ? `.${name}` : `[${javascriptQuote(name)}]`))
  const member = steps.map((step, index) => (index === 0 ? step : `?${step.replace(/^\[/, '.[')}`)).join('')
  const isObject = value !== null && typeof value === 'object'
  const text = javascriptQuote(JSON.stringify(value))
  return isObject
    ? `JSON.stringify(reply${member}) !== ${text}`
    : `reply${member} !== ${writeValue(value, javascriptSyntax)}`
}
