import type { CallArgument } from './callArguments.ts'

const literal = `'(?:[^']|'')*'|"(?:[^"\`]|\`[\\s\\S])*"`
const argument = new RegExp(`\\s-Body\\s+(${literal}|\\S+)`, 'i')

/** The body that a command of PowerShell sends. A text is written as a literal in JSON. */
export function powershellBody(text: string): CallArgument | undefined {
  const source = argument.exec(text)?.[1]
  if (source === undefined) return undefined
  const isVariable = /^\$\w+$/.test(source)
  const setting = isVariable ? new RegExp(`\\${source}\\s*=\\s*(${literal})\\s*$`, 'im').exec(text)?.[1] : undefined
  const own = textOf(setting ?? source)
  return { name: 'Body', source: own === undefined ? source : JSON.stringify(own), isPython: false }
}

/** In double quotes a dollar begins a variable, and a grave accent escapes a character. */
function textOf(source: string): string | undefined {
  if (source.startsWith("'")) return source.slice(1, -1).replaceAll("''", "'")
  if (!source.startsWith('"') || /(?<!`)\$/.test(source)) return undefined
  return source.slice(1, -1).replaceAll(/`([\s\S])/g, '$1')
}
