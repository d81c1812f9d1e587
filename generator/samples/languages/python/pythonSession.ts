import type { Json } from '../../../contract/json.ts'
import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { SessionHeartbeat, SessionPlan, SessionToken } from '../../../contract/samples.ts'
import type { AddressToken } from '../../../contract/server.ts'
import type { Signing } from '../../../contract/signing.ts'
import { sessionGuardOf } from '../../liveGuard.ts'
import {
  acceptedMembers,
  addressTokenOf,
  type LoginPlan,
  loginLines,
  loginPlanOf,
  loginVariables,
  longestSilence,
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
import { quote, writeValue } from '../../writeValue.ts'
import { pythonCall, pythonCallFunctions, pythonGuardLines } from './python.ts'
import {
  pythonImports,
  pythonNeeds,
  pythonRequest,
  pythonStepFunctions,
  pythonSteps,
  pythonVariable,
} from './pythonSigning.ts'
import { pythonSyntax } from './pythonSyntax.ts'

/** A session in Python 3.8 or later with the package `websockets`. */
export const pythonSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

/** One connection, without what keeps it going. */
function shortOf(plan: SessionPlan): string {
  const login = loginPlanOf(plan)
  const { note, address } = shortAddress(plan)
  const setup = [
    ...(note === undefined ? [] : [`# ${note}`]),
    ...(address === '' ? [pythonVariable('WS_URL')] : [`WS_URL = ${quote(address)}`]),
    ...(login ? loginVariables(login.signing).map((name) => pythonVariable(name)) : []),
    ...pythonGuardLines(sessionGuardOf(plan), 'WS_URL'),
  ]
  const functions = [
    ...(login ? [...pythonStepFunctions(login.signing), loginFunction(login)] : []),
    ...sessionFunctions(plan, 'WS_URL', [`print(${nextMessage(plan)})`]),
  ]
  return written([setup.join('\n'), ...functions.map(trimmed), 'asyncio.run(session())'], login?.signing)
}

function programOf(plan: SessionPlan, _: string, file: string): string {
  const { login, token, server } = plan
  const own = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const addressToken = addressTokenOf(plan)
  const messageToken = messageTokenOf(plan)
  const address = addressToken ? 'address()' : path === '' ? 'WS_URL' : `WS_URL + ${quote(path)}`
  const setup = [
    ...(token ? [pythonVariable('API_URL', token.request.server)] : []),
    addressToken ? 'WS_URL = os.environ.get("WS_URL")' : pythonVariable('WS_URL', splitAddress(server).origin),
    ...(plan.isAnsweredOnce ? [] : [maximumLine]),
    ...sessionVariables(plan).map((name) => pythonVariable(name)),
    ...pythonGuardLines(sessionGuardOf(plan), token ? 'API_URL' : 'WS_URL'),
  ]
  const reading = [`print(${nextMessage(plan)}, flush=True)`, 'if next(counter) == MAX_FRAMES:', '    return']
  const functions = [
    ...(token ? [pythonCallFunctions(token.request, true)] : []),
    ...(addressToken ? [addressFunction(addressToken, server)] : []),
    ...(messageToken ? [tokenFunction(messageToken)] : []),
    ...(own && !token?.request.signing ? pythonStepFunctions(own.signing) : []),
    ...(own ? [loginFunction(own)] : []),
    ...sessionFunctions(plan, address, reading, messageToken && sampleToken),
    ...(plan.isAnsweredOnce ? [] : [keepConnectedFunction]),
  ]
  const start = plan.isAnsweredOnce ? onceLines : keptLines
  const signing = token?.request.signing ?? login
  return `#!/usr/bin/env python3
"""${sessionHeadline(plan)}

${['Python 3.8 or later', pythonNeeds(signing)].filter(Boolean).join('; ')}.
${block('', sessionRunNotes(plan, `python3 ${file}`))}"""
${written([setup.join('\n'), ...functions.map(trimmed), start], signing)}
`
}

function trimmed(text: string): string {
  return text.trimEnd()
}

/** The code below the modules that it names. */
function written([setup = '', ...parts]: readonly string[], signing: Signing | undefined): string {
  const code = `${setup}\n\n\n${parts.join('\n\n\n')}`
  return `${pythonImports(code, signing)}

import websockets  # pip install websockets

${code}`
}

const maximumLine = 'MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)\ncounter = itertools.count(1)'

const problems = '(OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem'

/** Before Python 3.12 a cancelled `wait_for` may go on with a message that came at the same time. */
const interruptLine = 'signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once'

const keptLines = `${interruptLine}
asyncio.run(keep_connected())`

const onceLines = `${interruptLine}
try:
    asyncio.run(session())
except ${problems}:
    sys.exit(f"{type(problem).__name__}: {problem}")`

const keepConnectedFunction = `async def keep_connected():
    """Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s."""
    pause = 1
    while True:
        begun = time.monotonic()
        try:
            return await session()
        except BrokenPipeError:  # nobody reads what is printed any more
            os._exit(0)
        except ${problems}:
            if time.monotonic() - begun > 60:
                pause = 1
            wait = pause * random.uniform(0.5, 1)
            print(f"{str(problem) or 'no message in time'}; connecting again in {wait:.1f} s", file=sys.stderr)
        await asyncio.sleep(wait)
        pause = min(pause * 2, 30)`

/** The function `session`, which reads each message with these lines. It sends a fresh token in place of a text. */
function sessionFunctions(
  plan: SessionPlan,
  address: string,
  reading: readonly string[],
  tokenText?: string,
): string[] {
  const { frames, heartbeat, isAnsweredOnce } = plan
  const sending = frames.flatMap((frame) => [
    `await socket.send(${messageOf(frame, '        ', tokenText)})`,
    ...(isAnsweredOnce ? [`print(${answer})`] : []),
  ])
  const isLogin = isAnsweredOnce && frames.length === 0 && plan.login !== undefined
  const session = `async def session():
${tokenText === undefined ? '' : '    token = fresh_token()\n'}    async with websockets.connect(${address}, ping_interval=None) as socket:
${block('        ', [
  ...(plan.token?.welcome ? [`${answer}  # the server greets first`] : []),
  ...answerLines(loginPlanOf(plan)),
  ...(isLogin ? ['print(answer)'] : []),
  ...sending,
  ...(isAnsweredOnce ? [] : readingLines(plan, reading)),
])}`
  return [session, ...(heartbeat && !isAnsweredOnce ? [pingFunction(heartbeat)] : [])]
}

const answer = 'await asyncio.wait_for(socket.recv(), 10)'

function nextMessage(plan: SessionPlan): string {
  const silence = longestSilence(plan)
  return silence === undefined ? 'await socket.recv()' : `await asyncio.wait_for(socket.recv(), ${silence})`
}

function readingLines(plan: SessionPlan, reading: readonly string[]): string[] {
  const silence = longestSilence(plan)
  const note = `# The server answers pings: after ${silence} s without a message the connection is lost.`
  const inner = [...(silence === undefined ? [] : [note]), ...reading]
  const loop = ['while True:', ...inner.map((line) => `    ${line}`)]
  if (!plan.heartbeat) return loop
  return [
    'heartbeat = asyncio.create_task(send_pings(socket))',
    'try:',
    ...loop.map((line) => `    ${line}`),
    'finally:',
    '    heartbeat.cancel()',
  ]
}

function pingFunction({ frame, seconds }: SessionHeartbeat): string {
  return `async def send_pings(socket):
    while True:
        await asyncio.sleep(${seconds})
        await socket.send(${messageOf(frame, '        ')})`
}

/** A text as it is, anything else as JSON, in which the name `token` replaces one text. */
function messageOf(frame: Json, indent: string, tokenText?: string): string {
  if (typeof frame === 'string') return quote(frame)
  const text = (own: string) => (own === tokenText ? 'token' : pythonSyntax.text(own))
  return `json.dumps(${writeValue(frame, { ...pythonSyntax, text }, indent)})`
}

function tokenFunction({ request, token }: SessionToken): string {
  return `def fresh_token():
    """What the messages carry."""
    reply = ${pythonCall(request).replaceAll('\n', '\n    ')}
    return ${memberOf('reply', token)}`
}

function addressFunction(token: SessionToken & AddressToken, server: string): string {
  const { request, token: pointer, endpoint } = token
  const address = endpoint === undefined ? quote(server) : memberOf('reply', endpoint)
  const query = quote(tokenQuery(token))
  return `def address():
    """Where to connect, with a fresh token in it."""
    reply = ${pythonCall(request).replaceAll('\n', '\n    ')}
    endpoint = ${address}
    if WS_URL:
        endpoint = re.sub(r"^\\w+://[^/?]+", WS_URL, endpoint)
    token = urllib.parse.quote(${memberOf('reply', pointer)}, safe="")
    return endpoint + ("&" if "?" in endpoint else "?") + ${query} + token`
}

function memberOf(name: string, pointer: string): string {
  return (
    name +
    pointerSteps(pointer)
      .map((step) => (typeof step === 'number' ? `[${step}]` : `[${quote(step)}]`))
      .join('')
  )
}

function loginFunction(plan: LoginPlan): string {
  const quoted = (expression: string) => `urllib.parse.quote(${expression}, safe='')`
  const { lines, names } = loginLines(plan, pythonSteps, pythonRequest.names, quoted)
  return `def login_frame():
${block('    ', lines)}    return json.dumps(${pythonSteps.json(plan.login.frame, names, sendsNumber(plan), '    ')})`
}

function answerLines(plan: LoginPlan | undefined): string[] {
  if (!plan) return []
  const members = acceptedMembers(plan.login)
  const check = [
    'reply = json.loads(answer)',
    `if ${members.map(differs).join(' or ')}:`,
    '    sys.exit(f"The login was refused: {answer}")',
  ]
  return ['await socket.send(login_frame())', `answer = ${answer}`, ...(members.length > 0 ? check : [])]
}

/** Whether a member of the reply has another value. */
function differs({ path, value }: Member): string {
  const steps = path.map((name, index) => `.get(${quote(name)}${index < path.length - 1 ? ', {}' : ''})`)
  const isConstant = value === null || typeof value === 'boolean'
  return `reply${steps.join('')} ${isConstant ? 'is not' : '!='} ${writeValue(value, pythonSyntax)}`
}
