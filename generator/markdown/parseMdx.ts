import type { Root } from 'mdast'
import { withCallouts } from './callouts.ts'
import { readNatively } from './readNatively.ts'
import { readByReference } from './reference.ts'

/** A syntax error of an MDX document: the reason in the words of the reference parser, and the position. */
export class MdxSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(reason: string, { line, column }: { readonly line: number; readonly column: number }) {
    super(reason)
    this.line = line
    this.column = column
  }
}

/** An MDX document as a tree, in which `:::note` and `> [!NOTE]` are callouts. Throws `MdxSyntaxError`. */
export function parseMdx(text: string): Root {
  try {
    return withCallouts(readNatively(text, 'mdx') ?? readByReference(text, 'mdx'))
  } catch (error) {
    throw syntaxErrorOf(error)
  }
}

function syntaxErrorOf(error: unknown): unknown {
  const { reason, line, column } = error as { reason?: string; line?: number; column?: number }
  if (reason === undefined) return error
  if (line !== undefined) return new MdxSyntaxError(reason, { line, column: column ?? 1 })
  const [, openLine = 1, openColumn = 1] = openTagPlace.exec(reason) ?? []
  return new MdxSyntaxError(reason, { line: Number(openLine), column: Number(openColumn) })
}

/** Position of the tag without an end in a message: ``closing tag for `<Tab>` (6:1-6:6)``. */
const openTagPlace = /\((\d+):(\d+)-\d+:\d+\)/
