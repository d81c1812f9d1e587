/** The line of a program's output that names its error, else its last line. */
export function lastWords(outcome: { readonly output: string; readonly errors: string } | undefined): string {
  const errors = linesOf(outcome?.errors ?? '')
  const named = errors.find((line) => /^(?:[\w.$]+\.)?\w*(?:Error|Exception)\b/.test(line))
  if (named !== undefined) return named.slice(0, 600)
  if (errors.length > 0) return errors.slice(-3).join(' ').slice(-600)
  const [last] = linesOf(outcome?.output ?? '').slice(-1)
  return last === undefined ? 'it did not end in time' : `it did not end in time, after ${last.slice(0, 300)}`
}

/** Without the lines of a stack, which readers of a sample do not need. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at /.test(line))
}
