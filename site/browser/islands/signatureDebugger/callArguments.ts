import {
  bracketsAt,
  expressionAt,
  openingBefore,
  partsAt,
} from '../../../../generator/model/view/literals/sourceTokens.ts'

export interface CallArgument {
  readonly name: string
  /** The expression. */
  readonly source: string
  readonly isPython: boolean
}

interface GivenArguments {
  readonly params?: CallArgument
  readonly body?: CallArgument
  /** Arguments that may hold a query or a body and cannot be read. */
  readonly unread: readonly string[]
}

interface Call {
  /** The address is an argument of a call, or a variable is set to it. */
  readonly isProgram: boolean
  readonly called?: string
  readonly given: GivenArguments
}

/** The method of a call with the address at a position, and its arguments for the query and the body. */
export function callArguments(text: string, start: number, address: string): Call {
  const variable = assignedTo(text, start)
  const opening = openingOf(text, start, variable)
  const { parts, end } = opening === undefined ? { parts: [`{${text}}`], end: text.length } : bracketsAt(text, opening)
  const first = parts.findIndex((part) => part === variable || part.includes(address))
  const [, quoted] = /(?:^["']|Method\.?)(get|post|put|delete|patch)["']?$/i.exec(parts[first - 1] ?? '') ?? []
  const [, called = quoted] = /\b(get|post|put|delete|patch)\s*$/i.exec(text.slice(0, opening ?? 0)) ?? []
  const isPython = parts.some((part) => /^\w+\s*=(?![=>])/.test(part))
  const own = [
    ...parts.flatMap((part, index) => membersOf(part, { text, isPython, called, place: index - first })),
    ...chainedParts(text, end),
  ]
  const [params, body] = [own.find(({ name }) => name === 'params'), own.find(({ name }) => bodies.includes(name))]
  return {
    isProgram: opening !== undefined || variable !== undefined,
    ...(called === undefined ? {} : { called }),
    given: {
      ...(params ? { params: resolved(params, text) } : {}),
      ...(body ? { body: resolved(body, text) } : {}),
      unread: own.flatMap(({ name, source }) => (name === '' ? (/[$\w]+/.exec(source) ?? []) : [])),
    },
  }
}

/** Names of the argument that a later call of a chain sets: `.query({…})`, `.send({…})`. */
const chained = new Map([
  ['query', 'params'],
  ...['body', 'bodyValue', 'form', 'json', 'send'].map((name) => [name, 'body'] as const),
])
/** A call that sends the request: later calls are about the answer. */
const sending = /^(?:send|then|catch|expect|retrieve|exchange|execute|when)$/

/** A later call of a chain, behind white space and comments. */
const nextLink = /^(?:\s|(?:\/\/|#).*\n)*\.(\w+)(?=\()/

function chainedParts(text: string, start: number): CallArgument[] {
  const found: CallArgument[] = []
  let end = start
  for (;;) {
    const [link, method = ''] = nextLink.exec(text.slice(end)) ?? []
    if (link === undefined) return found
    const { parts, end: next } = bracketsAt(text, end + link.length)
    const [name, [source]] = [chained.get(method), parts]
    // A body is one argument: a check of an answer has two.
    if (name !== undefined && source !== undefined && (name === 'params' || parts.length === 1)) {
      // A form and a pair may be written in several ways, and several calls may add to one body.
      const isKnown = method !== 'form' && parts.length === 1 && !found.some((own) => own.name === name)
      found.unshift({ name, source: isKnown ? source : '', isPython: false })
    }
    // A call that takes a body sends nothing yet: `.send({…})` of superagent.
    if (sending.test(method) && (method !== 'send' || parts.length === 0)) return found
    end = next
  }
}

const bodies = ['data', 'json', 'body', 'content']

/** The variable that is set to the address at a position. */
function assignedTo(text: string, start: number): string | undefined {
  return /(?:^|[\n;{]|const|let|var)\s*(\w+)\s*:?=\s*[frb]?["'`]$/.exec(text.slice(0, start))?.[1]
}

/** Where the call of the address opens, or of the variable that holds it. */
function openingOf(text: string, start: number, variable: string | undefined): number | undefined {
  if (variable === undefined) return openingBefore(text, start)
  return new RegExp(`\\(\\s*(?:["']\\w+["']\\s*,\\s*)?${variable}\\s*[,)]`).exec(text)?.index
}

interface Around {
  readonly text: string
  readonly isPython: boolean
  readonly called: string | undefined
  /** Of the argument, counted from the address. */
  readonly place: number
}

/** Named parts of an argument. An argument that cannot be read has no name. */
function membersOf(part: string, { text, isPython, called, place }: Around): CallArgument[] {
  const named = /^(\w+)\s*=(?![=>])([\s\S]*)$/.exec(part)
  if (named) return [{ name: named[1] ?? '', source: named[2] ?? '', isPython }]
  if (/^(?:nil|null|undefined)$/i.test(part)) return []
  if (part.startsWith('**')) return [{ name: '', source: part, isPython }]
  const hasBody = /^(?:post|put|patch)$/i.test(called ?? '')
  const value = assigned(part, text)
  const members = /^(?:\{|\[[^,]*=>)/.test(value) ? partsAt(value, 0).map(memberOf) : []
  const isOptions = members.some(({ name }) => name === 'headers' || (!hasBody && optionNames.includes(name)))
  if (isOptions) return members
  if (place <= 0) return []
  if (hasBody && place === 1) return [{ name: 'data', source: part, isPython }]
  if (value.startsWith('{'))
    return called === undefined || place > 1 ? members : [{ name: 'params', source: part, isPython }]
  return [{ name: '', source: part, isPython }]
}

const optionNames = ['params', 'method', 'url', ...bodies]

/** A member of an object in JavaScript; by its name alone it holds a variable. */
function memberOf(part: string): CallArgument {
  const [, name = '', source = ''] = /^["']?(\w+)["']?\s*(?::|=>)([\s\S]*)$/.exec(part) ?? []
  if (part.startsWith('...')) return { name: '', source: part, isPython: false }
  return name === '' ? { name: part, source: part, isPython: false } : { name, source, isPython: false }
}

function resolved(argument: CallArgument, text: string): CallArgument {
  return { ...argument, source: assigned(argument.source.trim(), text) }
}

/** The expression of a variable that a program sets once and does not change. */
function assigned(source: string, text: string): string {
  if (!/^[a-z_]\w*$/i.test(source)) return source
  const settings = [...text.matchAll(new RegExp(`(?:^|[\\n;]|const|let|var)[ \\t]*${source}\\s*:?=(?!=)\\s*`, 'g'))]
  const [setting] = settings
  const isChanged = new RegExp(`\\b${source}\\s*(?:\\[|\\.(?:update|\\w+\\s*=(?!=))|\\+=)`).test(text)
  if (!setting || settings.length > 1 || isChanged) return source
  return expressionAt(text, setting.index + setting[0].length)
}
