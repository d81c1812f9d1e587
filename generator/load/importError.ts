export interface ImportError {
  readonly reason: string
  readonly line: number
  readonly column: number
}

/** Why a module could not be imported and where, as far as the error tells; `path` is the module's own. */
export function importErrorOf(error: unknown, path: string): ImportError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const syntax = /:(\d+):(\d+): ERROR: (.+)/.exec(message)
  if (syntax) return { reason: syntax[3] ?? '', line: Number(syntax[1]), column: Number(syntax[2]) + 1 }
  const place = stack.split('\n').flatMap((line) => placeIn(line, path))[0] ?? { line: 1, column: 1 }
  return { reason: message.split('\n')[0] ?? '', ...place }
}

/** The place that a line of a stack names, when it is in the module: `at file (/docs/site.config.ts?changed=1:3:7)`. */
function placeIn(stackLine: string, path: string): { line: number; column: number }[] {
  const at = stackLine.indexOf(path)
  const place = at === -1 ? null : /^(?:\?[^:)]*)?:(\d+):(\d+)/.exec(stackLine.slice(at + path.length))
  return place ? [{ line: Number(place[1]), column: Number(place[2]) }] : []
}
