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
import { quote, writeValue } from '../../writeValue.ts'
import { pythonCall, pythonCallFunctions } from './python.ts'
import { pythonSignFunction, pythonTime, pythonVariable } from './pythonSigning.ts'
import { pythonSyntax, pythonTemplate } from './pythonSyntax.ts'
import { pythonConnection } from './pythonWebSocket.ts'

/** A session in Python 3.8 or later, with its standard library alone. */
export const pythonSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

function shortOf(plan: SessionPlan): string {
  const { frames, heartbeat, token, server } = plan
  const login = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const address = token ? 'address()' : path === '' ? 'WS_URL' : `WS_URL + ${quote(path)}`
  if (plan.isAnsweredOnce) return onceOf(plan, address, login)
  const ping = heartbeat ? `ping=${inner(heartbeat.frame)}, seconds=${heartbeat.seconds}` : ''
  // A session that only logs in shows how; elsewhere it is taken as known.
  const shown = login && frames.length === 0 ? `${loginFunction(login)}\n\n` : ''
  return `${shown}def session():
    with WebSocket(${address}) as connection:
${block('        ', [
  ...(token?.welcome ? ['connection.receive()  # the server greets first'] : []),
  ...(login ? ['log_in(connection)'] : []),
  ...frames.map((frame) => `connection.send(${inner(frame)})`),
  `for frame in connection.frames(${ping}):`,
  '    print(frame, flush=True)',
])}

keep_connected(session)`
}

function inner(frame: Json, indent = '        '): string {
  return writeValue(frame, pythonSyntax, indent)
}

/** Asks, and shows the answer. */
function onceOf({ frames, token }: SessionPlan, address: string, login: LoginPlan | undefined): string {
  const isLogin = login && frames.length === 0
  return `${isLogin ? `${loginFunction(login)}\n\n` : ''}with WebSocket(${address}) as connection:
${[
  ...(token?.welcome ? ['connection.receive()  # the server greets first'] : []),
  ...(isLogin ? ['print(log_in(connection))'] : login ? ['log_in(connection)'] : []),
  ...frames.flatMap((frame) => [`connection.send(${inner(frame, '    ')})`, 'print(connection.receive())']),
]
  .map((line) => `    ${line}`)
  .join('\n')}`
}

function programOf(plan: SessionPlan, short: string, file: string): string {
  const { login, token, frames } = plan
  const own = loginPlanOf(plan)
  const signing = token?.request.signing ?? login
  const functions = [
    pythonConnection(plan),
    ...(token ? [pythonCallFunctions(token.request, true), addressFunction(token, plan.server)] : []),
    ...(own && !token?.request.signing ? [pythonSignFunction(own.signing)] : []),
    ...(own?.login.accepted === undefined ? [] : [holdsFunction]),
    ...(own && frames.length > 0 ? [loginFunction(own)] : []),
  ].join('\n\n')
  const body = `${functions}\n\n${plan.isAnsweredOnce ? interruptLine : ''}${short}\n`
  const variables = [
    ...(token ? [pythonVariable('API_URL', token.request.server)] : []),
    addressVariable(plan),
    ...(plan.isAnsweredOnce ? [] : [maximumLine]),
    ...sessionVariables(plan).map((name) => pythonVariable(name)),
  ].join('\n')
  return `#!/usr/bin/env python3
"""${sessionHeadline(plan)}

Python 3.8 or later; nothing to install.
${block('', sessionRunNotes(plan, `python3 ${file}`))}"""
${importsOf(`${variables}\n${body}`, signing !== undefined)}

${variables}


${body}`
}

const interruptLine = `# The program ends without a traceback, also after Ctrl+C.
sys.excepthook = lambda kind, problem, _: print(f"{kind.__name__}: {problem}", file=sys.stderr)
signal.signal(signal.SIGINT, signal.SIG_DFL)

`

const maximumLine = 'MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)\ncounter = itertools.count(1)'

function addressVariable({ server, token }: SessionPlan): string {
  if (token) return 'WS_URL = os.environ.get("WS_URL")'
  return pythonVariable('WS_URL', splitAddress(server).origin)
}

const modules = [
  'base64',
  'datetime',
  'hashlib',
  'hmac',
  'itertools',
  'json',
  'os',
  'random',
  're',
  'signal',
  'socket',
  'ssl',
  'sys',
  'time',
  'urllib.error',
  'urllib.parse',
  'urllib.request',
]

/** The modules that the code names. */
function importsOf(code: string, isSigned: boolean): string {
  return modules
    .filter((name) => new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\.`).test(code))
    .filter((name) => isSigned || name !== 'hmac')
    .map((name) => `import ${name}`)
    .join('\n')
}

function addressFunction(token: SessionToken, server: string): string {
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
    return endpoint + ("&" if "?" in endpoint else "?") + ${query} + token
`
}

function memberOf(name: string, pointer: string): string {
  return (
    name +
    pointerSteps(pointer)
      .map((step) => (typeof step === 'number' ? `[${step}]` : `[${quote(step)}]`))
      .join('')
  )
}

const holdsFunction = `def holds(frame, wanted):
    """Whether a frame has these members."""
    if not isinstance(wanted, dict):
        return frame == wanted
    return isinstance(frame, dict) and all(holds(frame.get(name), value) for name, value in wanted.items())
`

function loginFunction({ signing, login }: LoginPlan): string {
  const { accepted } = login
  const text = (value: string) =>
    isNumberPlaceholder(value, signing) ? 'int(timestamp)' : pythonTemplate(value, names)
  const frame = writeValue(login.frame, { ...pythonSyntax, text }, '    ')
  const check =
    accepted === undefined
      ? ''
      : `    if not holds(json.loads(answer), ${writeValue(accepted, pythonSyntax)}):
        sys.exit(f"The login was refused: {answer}")
`
  return `def log_in(connection):
    """Logs the connection in with a signed frame, and waits for the answer."""
    timestamp = ${pythonTime(signing)}
    signature = sign(${pythonTemplate(loginCanonical(signing), names)})
    connection.send(${frame})
    answer = connection.receive()
${check}    return answer
`
}

/** What the placeholders of a login are called in `log_in`. An f-string before Python 3.12 holds no quotes of its own kind. */
const names: Readonly<Record<string, string>> = {
  timestamp: 'timestamp',
  key: 'API_KEY',
  passphrase: 'API_PASSPHRASE',
  signature: 'signature',
  encodedTimestamp: "timestamp.replace(':', '%3A')",
  encodedKey: "urllib.parse.quote(API_KEY, safe='')",
  encodedPassphrase: "urllib.parse.quote(API_PASSPHRASE, safe='')",
}
