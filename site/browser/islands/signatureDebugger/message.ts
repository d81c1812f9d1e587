/** A request as it is written somewhere, before the scheme explains its values. */
export interface Message {
  readonly method: string
  readonly address: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** Parts of a program that hold variables in place of values: its address, its query or its body. */
  readonly open?: readonly string[]
  /** The body is JSON, and no header says so. */
  readonly isUntyped?: true
  /** Headers of the scheme, or the body, that the text names without a value that can be read. */
  readonly unread?: readonly string[]
}

/** The mark of a request whose headers are all known and do not name the JSON of its body. */
export function typeMark({ headers, body }: Pick<Message, 'headers' | 'body'>): Pick<Message, 'isUntyped'> {
  const isTyped = headers.some(([name, value]) => /^content-type$/i.test(name) && /json/i.test(value))
  return /^\s*[[{]/.test(body) && !isTyped ? { isUntyped: true } : {}
}

/** The header of a line. */
export function headerOf(line: string): [string, string][] {
  const cut = line.indexOf(':')
  return cut < 1 || !/^[\w-]+$/.test(line.slice(0, cut).trim())
    ? []
    : [[line.slice(0, cut).trim(), line.slice(cut + 1).trim()]]
}
