import { withoutEscapes } from '../../../../generator/model/view/literals/readPasted.ts'

/** One quoted or bare piece of a word, for Bash: `$'…'`, `'…'`, `"…"`, an escaped character, or bare characters. */
const piece = /\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)/y

/** The words of a command as Bash, or the command prompt of Windows, reads them. */
export function shellWords(command: string): string[] {
  const text = joinedLines(command)
  const words: string[] = []
  let [at, isInWord] = [0, false]
  while (at < text.length) {
    piece.lastIndex = at
    const found = piece.exec(text)
    if (!found) {
      isInWord = false
      at += 1
      continue
    }
    const word = pieceText(found)
    if (isInWord) words.push((words.pop() ?? '') + word)
    else words.push(word)
    isInWord = true
    at = piece.lastIndex
  }
  return words
}

/** A command on one line: a line may end with `\` in Bash, `^` in the command prompt, and a backtick in PowerShell. */
function joinedLines(command: string): string {
  const lines = command.replaceAll('\r\n', '\n')
  const isPrompt = /\^["\n]/.test(lines)
  return isPrompt
    ? lines.replaceAll(/\s*\^\n\s*/g, ' ').replaceAll(/\^([\s\S])/g, '$1')
    : lines.replaceAll(/[\\`]\n/g, ' ')
}

function pieceText([, ansi, single, double, escaped, bare]: RegExpExecArray): string {
  if (ansi !== undefined) return withoutEscapes(ansi)
  return single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? escaped ?? bare ?? ''
}
