import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf } from '../../contentType.ts'
import { classNameOf } from '../../fileName.ts'
import { bracketed, type LiveGuard, liveGuardOf, liveNotes } from '../../liveGuard.ts'
import { missingValues } from '../../missingValues.ts'
import { requestLines } from '../../signingLines.ts'
import { variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { javaEnding, javaJsonMethod, javaRequest, javaStepMethods, javaVariableMethod } from './javaSigning.ts'
import { javaImports, javaJson, javaQuote, toAscii } from './javaSyntax.ts'

/** A request in Java 17 or later: one file, with `java.net.http` alone. */
export const javaSample: ProgramWriter<RequestPlan> = { short: shortOf, program: programOf }

function shortOf(plan: RequestPlan): string {
  return `String reply = ${javaCall(plan)};\nSystem.out.println(reply);`
}

/** The expression that sends a request with the class `Call` and gives its reply. */
export function javaCall(plan: RequestPlan): string {
  const { method, path, query, headers, body } = plan
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

function programOf(plan: RequestPlan, short: string, file: string): string {
  const { signing, server } = plan
  const notes = [
    headline(plan),
    `Java 17 or later; nothing to install. ${runLine(plan, `java ${file}`)}`,
    ...variableNotes(plan),
    ...liveNotes(plan),
  ]
  const methods = [
    ...(signing ? javaStepMethods(signing) : []),
    ...(signing || variablesOf(plan).length > 0 || server === '' ? [javaVariableMethod] : []),
  ]
  return `${notes.map((note) => `// ${toAscii(note.replaceAll('…', '...'))}\n`).join('')}
${javaFile(`public class ${classNameOf(plan.operation)} {
    public static void main(String[] arguments) throws Exception {
${javaEnding}${block('        ', javaGuardLines(liveGuardOf(plan), javaAddressOf(plan)))}${short.replaceAll(/^(?=.)/gm, '        ')}
    }

${javaCallClass(plan)}${methods.map((method) => `\n${method}`).join('')}}
`)}`
}

/** A class below the imports that it needs, with the method `json` if it calls that. */
export function javaFile(code: string): string {
  const whole = /(?<![\w.])json\(/.test(code) ? code.replace(/\}\s*$/, (end) => `\n${javaJsonMethod}${end}`) : code
  return `${javaImports(whole)}\n\n${whole}`
}

/** The class that sends requests like this one. Where failures are tried again, one that may pass is an IOException. */
export function javaCallClass(plan: RequestPlan, isTriedAgain = false): string {
  const { signing } = plan
  const lines = [
    ...(signing ? requestLines(plan, signing, javaRequest) : credentialLines(plan)),
    ...typeLines(plan),
    ...missingLines(plan),
  ]
  const again = `            boolean mayPass = reply.statusCode() >= 500 || reply.statusCode() == 429;
            if (mayPass) throw new IOException(reply.statusCode() + ": " + reply.body());
`
  return `    /** A request with its query, headers and body. */
    static class Call {
        private final String method;
        private final String path;
        private final List<String[]> query = new ArrayList<>();
        private final Map<String, String> headers = new LinkedHashMap<>();
        private String text = "";
${plan.body?.file || plan.body?.parts ? bytesMember : ''}${plan.body?.parts ? '        private final String boundary = "form-" + System.nanoTime();\n' : ''}
        Call(String method, String path) {
            this.method = method;
            this.path = path;
        }

        Call query(String name, String value) {
            query.add(new String[] {name, value});
            return this;
        }

        Call header(String name, String value) {
            headers.put(name, value);
            return this;
        }

        Call body(String text) {
            this.text = text;
            return this;
        }

${plan.body?.parts ? partMethods : plan.body?.file === undefined ? '' : fileMethod}        String send() throws Exception {
${plan.body?.parts ? '            bytes.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));\n' : ''}            String address = ${javaAddressOf(plan)};
${block('            ', lines)}            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path + search))
                .timeout(Duration.ofSeconds(10))
                .method(method, ${publisherOf(plan)});
            headers.forEach(request::header);
            // Over plain HTTP the default would ask to switch to HTTP/2, which servers with WebSockets take amiss.
            HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
            HttpResponse<String> reply;
            try {
                reply = client.send(request.build(), BodyHandlers.ofString());
            } catch (IOException problem) {
                throw new IOException("no reply from " + address + ": " + problem);
            }
${isTriedAgain ? again : ''}            if (reply.statusCode() >= 400${refusalOf(plan)}) throw new IllegalStateException(reply.statusCode() + ": " + reply.body());
            return reply.body();
        }
    }

    static String encode(List<String[]> pairs) {
        return pairs.stream().map(pair -> encode(pair[0]) + "=" + encode(pair[1])).collect(Collectors.joining("&"));
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
    }
`
}

function publisherOf({ body }: RequestPlan): string {
  if (body?.file || body?.parts) return 'BodyPublishers.ofByteArray(bytes.toByteArray())'
  return 'text.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(text)'
}

const bytesMember = '        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();\n'

const fileMethod = `        Call file(String file) throws IOException {
            bytes.write(Files.readAllBytes(Path.of(file)));
            return this;
        }

`

const partMethods = `        Call part(String name, String type, String text) throws IOException {
            return part(name, type, text.getBytes(StandardCharsets.UTF_8));
        }

        Call filePart(String name, String type, String file) throws IOException {
            return part(name + "\\"; filename=\\"" + file, type, Files.readAllBytes(Path.of(file)));
        }

        private Call part(String name, String type, byte[] content) throws IOException {
            String head = "--" + boundary + "\\r\\nContent-Disposition: form-data; name=\\"" + name + "\\"\\r\\n";
            String kind = type.isEmpty() ? "" : "Content-Type: " + type + "\\r\\n";
            bytes.write((head + kind + "\\r\\n").getBytes(StandardCharsets.UTF_8));
            bytes.write(content);
            bytes.write("\\r\\n".getBytes(StandardCharsets.UTF_8));
            return this;
        }

`

/** Whether a member does not have its value of success. */
function refusalOf({ success }: RequestPlan): string {
  if (!success) return ''
  const pattern = `(?s).*"${success.member}"\\s*:\\s*"?(?!${success.value}\\b)[^",}\\s].*`
  return ` || reply.body().matches(${javaQuote(pattern)})`
}

/** Ends a program that acts on an account before a real server, whose address an expression has. */
export function javaGuardLines(guard: LiveGuard | undefined, address: string): string[] {
  if (!guard) return []
  const hosts = bracketed(guard.hosts).map(javaQuote).join(', ')
  return [
    `String server = ${address};`,
    `boolean isTest = List.of(${hosts}).contains(String.valueOf(URI.create(server).getHost()));`,
    'if (!isTest && !List.of(arguments).contains("--live"))',
    `    throw new IllegalStateException(${javaQuote(guard.before)} + server + ${javaQuote(guard.after)});`,
  ]
}

/** The address of a server as an expression. */
export function javaAddressOf({ server }: RequestPlan): string {
  return server === '' ? 'variable("API_URL")' : `System.getenv().getOrDefault("API_URL", ${javaQuote(server)})`
}

function typeLines(plan: RequestPlan): string[] {
  const type = contentTypeOf(plan)
  if (plan.body?.parts) return [`header("Content-Type", ${javaQuote(`${plan.body.mediaType}; boundary=`)} + boundary);`]
  const condition = plan.body?.file === undefined ? 'if (!text.isEmpty()) ' : ''
  return type === undefined ? [] : [`${condition}header("Content-Type", ${javaQuote(type)});`]
}

function missingLines(plan: RequestPlan): string[] {
  return missingValues(plan).flatMap(({ texts, message }) => [
    `if (List.of(${texts.map(javaQuote).join(', ')}).stream().anyMatch((path + search)::contains))`,
    `    throw new IllegalStateException(${javaQuote(message)});`,
  ])
}

function credentialLines({ credentials }: RequestPlan): string[] {
  const lines = credentials.map(({ in: place, name, prefix, variable }) => {
    const value = [...(prefix === '' ? [] : [javaQuote(prefix)]), `variable("${variable}")`].join(' + ')
    if (place === 'query') return `query(${javaQuote(name)}, ${value});`
    return place === 'header'
      ? `header(${javaQuote(name)}, ${value});`
      : `headers.merge("Cookie", ${javaQuote(`${name}=`)} + ${value}, (given, own) -> given + "; " + own);`
  })
  return [...lines, ...javaRequest.search([], 'only')]
}
