import type { Json } from '../../../contract/json.ts'
import type { SessionPlan, SessionToken } from '../../../contract/samples.ts'
import { classNameOf } from '../../fileName.ts'
import {
  isNumberPlaceholder,
  type LoginPlan,
  loginCanonical,
  loginPlanOf,
  pointerSteps,
  scalarMembers,
  sessionHeadline,
  sessionRunNotes,
  sessionVariables,
  splitAddress,
  tokenQuery,
} from '../../sessionParts.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { javaCall, javaCallClass, javaCallImports, javaImports } from './java.ts'
import { javaEnding, javaSigningImports, javaSignMethod, javaTime, javaVariableMethod } from './javaSigning.ts'
import { javaJson, javaQuote, javaTemplate, toAscii } from './javaSyntax.ts'
import { javaConnection, javaConnectionImports } from './javaWebSocket.ts'

/** A session in Java 17 or later: one file, with `java.net.http` alone. Messages stay texts, since Java reads no JSON. */
export const javaSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

function shortOf(plan: SessionPlan): string {
  const { frames, heartbeat, token, server } = plan
  const login = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const address = token ? 'address()' : path === '' ? 'origin()' : `origin() + ${javaQuote(path)}`
  if (plan.isAnsweredOnce) return onceOf(plan, address, login)
  const ping = heartbeat ? `${frameText(heartbeat.frame)}, ${heartbeat.seconds}, ` : ''
  // A session that only logs in shows how; elsewhere it is taken as known.
  const steps = login ? (frames.length === 0 ? loginLines(login) : ['logIn(connection);']) : []
  return `keepConnected(() -> {
    try (Connection connection = new Connection(${address})) {
${block('        ', [
  ...(token?.welcome ? ['connection.receive(); // the server greets first'] : []),
  ...steps,
  ...frames.map((frame) => `connection.send(${frameText(frame)});`),
  `connection.forEach(${ping}frame -> System.out.println(frame));`,
])}    }
});`
}

/** A text as a string, any other value as JSON in a text block. */
function frameText(frame: Json, indent = '            '): string {
  return typeof frame === 'string' ? javaQuote(frame) : javaJson(frame, indent)
}

/** Asks, and shows the answer. */
function onceOf({ frames, token }: SessionPlan, address: string, login: LoginPlan | undefined): string {
  const isLogin = login && frames.length === 0
  const steps = isLogin ? [...loginLines(login), 'System.out.println(answer);'] : login ? ['logIn(connection);'] : []
  return `try (Connection connection = new Connection(${address})) {
${block('    ', [
  ...(token?.welcome ? ['connection.receive(); // the server greets first'] : []),
  ...steps,
  ...frames.flatMap((frame) => [
    `connection.send(${frameText(frame, '        ')});`,
    'System.out.println(connection.receive());',
  ]),
])}}`
}

function programOf(plan: SessionPlan, short: string, file: string): string {
  const { token, frames, server } = plan
  const own = loginPlanOf(plan)
  const notes = [
    sessionHeadline(plan),
    'Java 17 or later; nothing to install.',
    ...sessionRunNotes(plan, `java ${file}`),
  ]
  const signing = token?.request.signing ?? own?.signing
  const members = [
    ...(token ? [addressMethods(token, server), javaCallClass(token.request, true)] : [originMethod(server)]),
    ...(own && frames.length > 0 ? [loginMethod(own)] : []),
    ...(own ? [jsonMethod] : []),
    ...(signing ? [javaSignMethod(signing)] : []),
    ...(sessionVariables(plan).length > 0 || [server, token?.request.server].includes('') ? [javaVariableMethod] : []),
    javaConnection(plan),
  ]
  const imports = [
    ...javaConnectionImports(plan),
    ...(token ? [...javaCallImports(token.request.signing), 'java.util.regex.Matcher', 'java.util.regex.Pattern'] : []),
    ...(own ? javaSigningImports(own.signing) : []),
  ]
  return `${notes.map((note) => `// ${toAscii(note.replaceAll('…', '...'))}\n`).join('')}
${javaImports(imports)}

public class ${classNameOf(plan.channel)} {
    public static void main(String[] arguments) throws Exception {
${javaEnding}${short.replaceAll(/^(?=.)/gm, '        ')}
    }

${members.join('\n')}}
`
}

function originMethod(server: string): string {
  const { origin } = splitAddress(server)
  const value = origin === '' ? 'variable("WS_URL")' : `System.getenv().getOrDefault("WS_URL", ${javaQuote(origin)})`
  return `    static String origin() {
        return ${value};
    }
`
}

function addressMethods(token: SessionToken, server: string): string {
  const { request, token: pointer, endpoint } = token
  const address = endpoint === undefined ? javaQuote(server) : memberOf(endpoint)
  return `    /** Where to connect, with a fresh token in it. */
    static String address() throws Exception {
        String reply = ${javaCall(request).replaceAll('\n', '\n        ')};
        String endpoint = ${address};
        String own = System.getenv("WS_URL");
        if (own != null) endpoint = endpoint.replaceFirst("^\\\\w+://[^/?]+", Matcher.quoteReplacement(own));
        return endpoint + (endpoint.contains("?") ? "&" : "?") + ${javaQuote(tokenQuery(token))} + encode(${memberOf(pointer)});
    }

    /** The first text of this name in a JSON text: enough for what is read here, but no parser. */
    static String member(String json, String name) {
        Matcher found = Pattern.compile("\\"" + Pattern.quote(name) + "\\"\\\\s*:\\\\s*\\"([^\\"]*)\\"").matcher(json);
        if (!found.find()) throw new IllegalStateException("no " + name + " in " + json);
        return found.group(1).replace("\\\\/", "/");
    }
`
}

function memberOf(pointer: string): string {
  const names = pointerSteps(pointer).filter((step) => typeof step === 'string')
  return `member(reply, ${javaQuote(names.at(-1) ?? '')})`
}

function loginMethod(plan: LoginPlan): string {
  return `    /** Logs the connection in with a signed frame, and waits for the answer. */
    static void logIn(Connection connection) throws Exception {
${block('        ', loginLines(plan))}    }
`
}

function loginLines({ signing, login }: LoginPlan): string[] {
  return [
    `String timestamp = ${javaTime(signing)};`,
    `String signature = sign(${javaTemplate(loginCanonical(signing), names)});`,
    `connection.send(${loginFrame({ signing, login })});`,
    ...answerLines(login.accepted),
  ]
}

/** Compares texts: every member must occur in the answer as written. */
function answerLines(accepted: Json | undefined): string[] {
  const members = scalarMembers(accepted ?? null).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  if (members.length === 0) return ['String answer = connection.receive();']
  const conditions = members.map((member) => `!text.contains(${javaQuote(member)})`).join(' || ')
  return [
    'String answer = connection.receive();',
    'String text = answer.replaceAll("\\\\s", ""); // a search in the text, since Java reads no JSON',
    `if (${conditions})`,
    `    throw new IllegalStateException("The login was refused: " + answer);`,
  ]
}

/** The frame as a text block with a hole for each value. */
function loginFrame({ signing, login }: LoginPlan): string {
  // A character that no text of a description has, as JSON in a text block writes it.
  const [mark, hole] = ['\u0001', '"\\\\u0001"']
  const values: string[] = []
  const fill = (frame: Json): Json => {
    if (typeof frame === 'string' && /\{\w+\}/.test(frame)) {
      values.push(isNumberPlaceholder(frame, signing) ? 'timestamp' : `json(${javaTemplate(frame, names)})`)
      return mark
    }
    if (frame === null || typeof frame !== 'object') return frame
    if (isList(frame)) return frame.map(fill)
    return Object.fromEntries(Object.entries(frame).map(([name, item]) => [name, fill(item)]))
  }
  const block = javaJson(fill(login.frame), '            ')
  if (values.length === 0) return block
  return `${block.replaceAll('%', '%%').replaceAll(hole, '%s')}.formatted(${values.join(', ')})`
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

const jsonMethod = `    /** A text as JSON. */
    static String json(String text) {
        return '"' + text.replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"") + '"';
    }
`

/** Expressions for the placeholders of a login. */
const names: Readonly<Record<string, string>> = {
  timestamp: 'timestamp',
  key: 'variable("API_KEY")',
  passphrase: 'variable("API_PASSPHRASE")',
  signature: 'signature',
  encodedTimestamp: 'timestamp.replace(":", "%3A")',
  encodedKey: 'java.net.URLEncoder.encode(variable("API_KEY"), StandardCharsets.UTF_8).replace("+", "%20")',
  encodedPassphrase:
    'java.net.URLEncoder.encode(variable("API_PASSPHRASE"), StandardCharsets.UTF_8).replace("+", "%20")',
}
