import type { Json } from '../../../contract/json.ts'
import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { SessionHeartbeat, SessionPlan, SessionToken } from '../../../contract/samples.ts'
import type { AddressToken } from '../../../contract/server.ts'
import { classNameOf } from '../../fileName.ts'
import { sessionGuardOf } from '../../liveGuard.ts'
import {
  acceptedMembers,
  addressTokenOf,
  type LoginPlan,
  loginLines,
  loginPlanOf,
  longestSilence,
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
import { javaAddressOf, javaCall, javaCallClass, javaFile, javaGuardLines } from './java.ts'
import { javaEnding, javaRequest, javaStepMethods, javaSteps, javaVariableMethod } from './javaSigning.ts'
import { javaJson, javaQuote, toAscii } from './javaSyntax.ts'

/** A session in Java 17 or later with the client of `java.net.http`. Messages stay texts, since Java reads no JSON. */
export const javaSession: ProgramWriter<SessionPlan> = { short: shortOf, program: programOf }

/** One connection, without what keeps it going. */
function shortOf(plan: SessionPlan): string {
  const login = loginPlanOf(plan)
  const { note, address } = shortAddress(plan)
  const value = address === '' ? 'variable("WS_URL")' : javaQuote(address)
  const members = [
    `${note === undefined ? '' : `    // ${toAscii(note)}\n`}    static final String ADDRESS = ${value};\n`,
    mainMethod(`${block('', javaGuardLines(sessionGuardOf(plan), 'ADDRESS'))}session();\n`),
    sessionMethod(plan, 'ADDRESS', 'while (true) System.out.println(messages.next());'),
    messagesClass(plan),
    ...(login ? [loginMethod(login), ...javaStepMethods(login.signing)] : []),
    ...(login || address === '' ? [javaVariableMethod] : []),
  ]
  return classOf(plan, members)
}

function programOf(plan: SessionPlan, _: string, file: string): string {
  const { token, server, isAnsweredOnce } = plan
  const own = loginPlanOf(plan)
  const { path } = splitAddress(server)
  const addressToken = addressTokenOf(plan)
  const messageToken = messageTokenOf(plan)
  const address = addressToken ? 'address()' : path === '' ? 'origin()' : `origin() + ${javaQuote(path)}`
  const reading = `do System.out.println(messages.next());
while (++count != MAX_FRAMES && !System.out.checkError());`
  const signing = token?.request.signing ?? own?.signing
  const needsVariable = sessionVariables(plan).length > 0 || [server, token?.request.server].includes('')
  const guard = javaGuardLines(sessionGuardOf(plan), token ? javaAddressOf(token.request) : 'origin()')
  const start = block('', guard) + (isAnsweredOnce ? 'session();\n' : keptLines)
  const members = [
    ...(isAnsweredOnce ? [] : [countMembers]),
    mainMethod(javaEnding.trimStart() + start),
    sessionMethod(plan, address, reading, messageToken && sampleToken),
    messagesClass(plan),
    ...(addressToken ? [addressMethod(addressToken, server)] : [originMethod(server)]),
    ...(messageToken ? [tokenMethod(messageToken)] : []),
    ...(token ? [memberMethod, javaCallClass(token.request, true)] : []),
    ...(own ? [loginMethod(own)] : []),
    ...(signing ? javaStepMethods(signing) : []),
    ...(needsVariable ? [javaVariableMethod] : []),
  ]
  const notes = [
    sessionHeadline(plan),
    'Java 17 or later; nothing to install.',
    ...sessionRunNotes(plan, `java ${file}`),
  ]
  return `${notes.map((note) => `// ${toAscii(note.replaceAll('…', '...'))}\n`).join('')}
${classOf(plan, members)}
`
}

function classOf(plan: SessionPlan, members: readonly string[]): string {
  return javaFile(`public class ${classNameOf(plan.channel)} {
${members.join('\n')}}`)
}

function mainMethod(lines: string): string {
  return `    public static void main(String[] arguments) throws Exception {
${indented(lines)}    }
`
}

/** Lines in a method. */
function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '        ')
}

const countMembers = `    static final int MAX_FRAMES = Integer.parseInt(System.getenv().getOrDefault("MAX_FRAMES", "0"));
    static int count = 0;
`

const keptLines = `// When a connection is lost, another one begins after 1 s, 2 s, 4 s ... at most 30 s.
for (int pause = 1; ; pause = Math.min(pause * 2, 30)) {
    long begun = System.nanoTime();
    try {
        session();
        return;
    } catch (IOException | CompletionException problem) {
        if (System.nanoTime() - begun > 60_000_000_000L) pause = 1;
        double wait = pause * (0.5 + Math.random() / 2);
        System.err.printf("%s; connecting again in %.1f s%n", problem.getMessage(), wait);
        Thread.sleep((long) (wait * 1000));
    }
}
`

/** The method `session`, which reads messages with these lines. It sends a fresh token in place of a text. */
function sessionMethod(plan: SessionPlan, address: string, reading: string, tokenText?: string): string {
  const { frames, heartbeat, token, isAnsweredOnce } = plan
  const login = loginPlanOf(plan)
  const isLogin = isAnsweredOnce && frames.length === 0 && login !== undefined
  const sending = frames.flatMap((frame) => [
    `socket.sendText(${frameText(frame, tokenText)}, true).join();`,
    ...(isAnsweredOnce ? ['System.out.println(messages.next());'] : []),
  ])
  const isPinging = heartbeat !== undefined && !isAnsweredOnce
  return `    static void session() throws Exception {
${tokenText === undefined ? '' : '        String token = freshToken();\n'}        Messages messages = new Messages();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
            .connectTimeout(Duration.ofSeconds(10))
            .buildAsync(URI.create(${address}), messages)
            .join();
${isPinging ? heartbeatLines(heartbeat) : ''}        try {
${block('            ', [
  ...(token?.welcome ? ['messages.next(); // the server greets first'] : []),
  ...(login ? answerLines(login) : []),
  ...(isLogin ? ['System.out.println(answer);'] : []),
  ...sending,
  ...(isAnsweredOnce ? [] : reading.split('\n')),
  ...(reading.startsWith('while (true)') && !isAnsweredOnce
    ? []
    : ['socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();']),
])}        } finally {
${isPinging ? '            timer.shutdownNow();\n' : ''}            socket.abort();
        }
    }
`
}

function heartbeatLines({ frame, seconds }: SessionHeartbeat): string {
  return `        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(
            () -> socket.sendText(${frameText(frame)}, true), ${seconds}, ${seconds}, TimeUnit.SECONDS);
`
}

/** The class of the listener. Where the server answers pings, or nothing but an answer comes, silence is an end. */
function messagesClass(plan: SessionPlan): string {
  const silence = plan.isAnsweredOnce ? 10 : longestSilence(plan)
  const lines =
    silence === undefined
      ? '            String message = waiting.take();\n'
      : `            String message = waiting.poll(${silence}, TimeUnit.SECONDS);
            if (message == null) throw new IOException("no message for ${silence} s");
`
  return `    /** Keeps messages until they are read; an empty text is the end of the connection. */
    static class Messages implements WebSocket.Listener {
        private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
        private final StringBuilder parts = new StringBuilder();

        String next() throws Exception {
${lines}            if (message.isEmpty()) throw new IOException("the connection was closed");
            return message;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
            parts.append(part);
            if (isLast) {
                waiting.add(parts.toString());
                parts.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            waiting.add("");
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable problem) {
            waiting.add("");
        }
    }
`
}

/** A text as a string, any other value as JSON in a text block, in which the token replaces one text. */
function frameText(frame: Json, tokenText?: string): string {
  if (typeof frame === 'string') return javaQuote(frame)
  const block = javaJson(frame, '                ')
  const isReplaced = tokenText !== undefined && block.includes(tokenText)
  return isReplaced ? `${block}.replace(${javaQuote(tokenText)}, token)` : block
}

function tokenMethod({ request, token }: SessionToken): string {
  return `    /** What the messages carry. */
    static String freshToken() throws Exception {
        String reply = ${javaCall(request).replaceAll('\n', '\n        ')};
        return ${memberOf(token)};
    }
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

function addressMethod(token: SessionToken & AddressToken, server: string): string {
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
`
}

const memberMethod = `    /** The first text of this name in a JSON text: enough for what is read here, but no parser. */
    static String member(String json, String name) {
        Matcher found = Pattern.compile("\\"" + Pattern.quote(name) + "\\"\\\\s*:\\\\s*\\"([^\\"]*)\\"").matcher(json);
        if (!found.find()) throw new IllegalStateException("no " + name + " in " + json);
        return found.group(1).replace("\\\\/", "/");
    }
`

function memberOf(pointer: string): string {
  const names = pointerSteps(pointer).filter((step) => typeof step === 'string')
  return `member(reply, ${javaQuote(names.at(-1) ?? '')})`
}

function loginMethod(plan: LoginPlan): string {
  const quoted = (text: string) => `URLEncoder.encode(${text}, StandardCharsets.UTF_8).replace("+", "%20")`
  const { lines, names } = loginLines(plan, javaSteps, javaRequest.names, quoted)
  return `    static String loginFrame() throws Exception {
${block('        ', lines)}        return ${javaSteps.json(plan.login.frame, names, sendsNumber(plan), '    ')};
    }
`
}

/** Compares texts: every member must occur in the answer as written. */
function answerLines({ login }: LoginPlan): string[] {
  const conditions = acceptedMembers(login)
    .map(({ path, value }) => `${path.length === 0 ? '' : `${JSON.stringify(path.at(-1))}:`}${JSON.stringify(value)}`)
    .map((member) => `!text.contains(${javaQuote(member)})`)
  const check = [
    'String text = answer.replaceAll("\\\\s", ""); // a search in the text, since Java reads no JSON',
    `if (${conditions.join(' || ')})`,
    '    throw new IllegalStateException("The login was refused: " + answer);',
  ]
  return [
    'socket.sendText(loginFrame(), true).join();',
    'String answer = messages.next();',
    ...(conditions.length > 0 ? check : []),
  ]
}
