import type { SuccessCode } from '../../../contract/reference.ts'
import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isTextBody } from '../../contentType.ts'
import { type LiveGuard, liveGuardOf, liveNotes, unbracketed } from '../../liveGuard.ts'
import { missingValues } from '../../missingValues.ts'
import { requestLines } from '../../signingLines.ts'
import { variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { quote, writeValue } from '../../writeValue.ts'
import {
  pythonImports,
  pythonNeeds,
  pythonRequest,
  pythonSearchLine,
  pythonStepFunctions,
  pythonVariable,
} from './pythonSigning.ts'
import { pythonSyntax } from './pythonSyntax.ts'

/** A request in Python 3.8 or later, with its standard library alone. */
export const pythonSample: ProgramWriter<RequestPlan> = { short: shortOf, program: programOf }

function shortOf(plan: RequestPlan): string {
  return `reply = ${pythonCall(plan)}\nprint(json.dumps(reply, indent=2))`
}

/** The expression that sends a request with the function `call` and gives its reply. */
export function pythonCall(plan: RequestPlan): string {
  const { method, path, query, headers, body } = plan
  const values = [
    ...(query.length > 0 ? [`query=${pairs(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${pairs(headers)}`] : []),
    ...(body ? [`body=${bodyExpression(body)}`] : []),
  ]
  return `call(${[quote(method), quote(path), ...values].join(', ')})`
}

function bodyExpression({ json, text, file, parts, unique }: RequestPlanBody): string {
  if (file !== undefined) return `open(${quote(file)}, "rb").read()`
  if (parts) return `form(\n${block('    ', parts.map(partTuple))})`
  return json === undefined ? quote(text) : writeValue(json, pythonSyntax, '', unique)
}

function partTuple({ name, text = '', file, mediaType }: BodyPart): string {
  const content = file === undefined ? quote(text) : `open(${quote(file)}, "rb")`
  return `(${[quote(name), content, ...(mediaType === undefined ? [] : [quote(mediaType)])].join(', ')}),`
}

/** A name that comes twice cannot be the key of a dictionary. */
function pairs(list: readonly Pair[]): string {
  const isUnique = new Set(list.map(([name]) => name)).size === list.length
  if (isUnique) return writeValue(Object.fromEntries(list), pythonSyntax)
  return `[${list.map(([name, value]) => `(${quote(name)}, ${quote(value)})`).join(', ')}]`
}

function programOf(plan: RequestPlan, short: string, file: string): string {
  const code = `${[pythonVariable('API_URL', plan.server), ...variablesOf(plan).map((name) => pythonVariable(name)), ...pythonGuardLines(liveGuardOf(plan), 'API_URL')].join('\n')}


${pythonCallFunctions(plan)}

${short}
`
  return `#!/usr/bin/env python3
"""${headline(plan)}

Python 3.8 or later; ${pythonNeeds(plan.signing) ?? 'nothing to install'}. ${runLine(plan, `python3 ${file}`)}
${block('', [...variableNotes(plan), ...liveNotes(plan)])}"""
${pythonImports(code, plan.signing)}

${code}`
}

/**
 * The functions that send requests like this one. A refusal ends the program; where failures are tried again, one that may
 * pass is an exception.
 */
export function pythonCallFunctions(plan: RequestPlan, isTriedAgain = false): string {
  const { signing } = plan
  const lines = signing ? requestLines(plan, signing, pythonRequest) : credentialLines(plan)
  const again = `        if error.code == 429 or error.code >= 500:
            raise
`
  const unreachable = `    except OSError as error:
        sys.exit(f"{API_URL}: {error}")
`
  return `def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
${block('    ', [textLine(plan), ...lines, ...typeLines(plan), ...missingLines(plan)])}    request = urllib.request.Request(API_URL + path + search, ${hasFiles(plan) ? 'body' : 'text.encode() or None'}, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            content = reply.read().decode()
${plan.success ? refusalLines(plan.success) : ''}            return json.loads(content) if "json" in reply.headers.get_content_type() else content
    except urllib.error.HTTPError as error:
${isTriedAgain ? again : ''}        sys.exit(f"{error.code}: {error.read().decode()}")
${isTriedAgain ? '' : unreachable}

def encode(pairs):
    return urllib.parse.urlencode(pairs, quote_via=urllib.parse.quote, safe="")
${plan.body?.parts ? formFunction : ''}${
  signing
    ? pythonStepFunctions(signing)
        .map((own) => `\n\n${own}`)
        .join('')
    : ''
}`
}

const formFunction = `

BOUNDARY = "form-" + os.urandom(16).hex()


def form(*parts):
    """The body of a form: of each part the name, a text or an open file, and perhaps its media type."""
    body = b""
    for name, content, *kind in parts:
        is_text = isinstance(content, str)
        head = f'--{BOUNDARY}\\r\\nContent-Disposition: form-data; name="{name}"'
        head += "" if is_text else f'; filename="{content.name}"'
        head += f"\\r\\nContent-Type: {kind[0]}" if kind else ""
        body += f"{head}\\r\\n\\r\\n".encode() + (content.encode() if is_text else content.read()) + b"\\r\\n"
    return body + f"--{BOUNDARY}--\\r\\n".encode()
`

function hasFiles(plan: RequestPlan): boolean {
  return plan.body !== undefined && !isTextBody(plan)
}

function textLine(plan: RequestPlan): string {
  const json = 'json.dumps(body, separators=(",", ":"))'
  return hasFiles(plan) ? 'text = ""' : `text = body if isinstance(body, str) else "" if body is None else ${json}`
}

/** Ends the program where a member does not have its value of success. */
function refusalLines({ member, value }: SuccessCode): string {
  return `            if set(re.findall(r'"${member}"\\s*:\\s*"?([^",}\\s]+)', content)) - {${quote(value)}}:
                sys.exit(f"{reply.status}: {content}")
`
}

/** Ends a program that acts on an account before a real server, whose address a variable has. */
export function pythonGuardLines(guard: LiveGuard | undefined, address: string): string[] {
  if (!guard) return []
  const hosts = unbracketed(guard.hosts).map(quote).join(', ')
  return [
    `if "--live" not in sys.argv and urllib.parse.urlsplit(${address}).hostname not in (${hosts}):`,
    `    sys.exit(${quote(guard.before)} + ${address} + ${quote(guard.after)})`,
  ]
}

function typeLines(plan: RequestPlan): string[] {
  const { body } = plan
  if (body?.parts) return [`headers["Content-Type"] = ${quote(`${body.mediaType}; boundary=`)} + BOUNDARY`]
  const type = contentTypeOf(plan)
  if (type === undefined) return []
  const line = `headers["Content-Type"] = ${quote(type)}`
  return body?.file === undefined ? ['if text:', `    ${line}`] : [line]
}

function missingLines(plan: RequestPlan): string[] {
  return missingValues(plan).flatMap(({ texts, message }) => [
    `if any(text in path + search for text in (${texts.map(quote).join(', ')})):`,
    `    sys.exit(${quote(message)})`,
  ])
}

function credentialLines({ credentials }: RequestPlan): string[] {
  const lines = credentials.map(({ in: place, name, prefix, variable }) => {
    const value = prefix === '' ? variable : `${quote(prefix)} + ${variable}`
    if (place === 'query') return `query.append((${quote(name)}, ${value}))`
    return place === 'header'
      ? `headers[${quote(name)}] = ${value}`
      : `headers["Cookie"] = "; ".join(filter(None, [headers.get("Cookie"), ${quote(`${name}=`)} + ${value}]))`
  })
  return [...lines, pythonSearchLine]
}
