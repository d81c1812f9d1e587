import type { CallArgument } from './callArguments.ts'

const literal = `'(?:[^']|'')*'|"(?:[^"\`]|""|\`[\\s\\S])*"`
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }
const argument = new RegExp(`\\s-Body\\s+(${literal}|\\S+)`, 'i')

/** The body that a command of PowerShell sends. A text is written as a literal in JSON. */
export function powershellBody(text: string): CallArgument | undefined {
  const source = argument.exec(text)?.[1]
  if (source === undefined) return undefined
  const isVariable = /^\$\w+$/.test(source)
  const settings = isVariable ? [...text.matchAll(new RegExp(`\\${source}\\s*=\\s*(${literal})\\s*$`, 'gim'))] : []
  const own = textOf(settings.length === 1 ? (settings[0]?.[1] ?? '') : source)
  return { name: 'Body', source: own === undefined ? source : JSON.stringify(own), isPython: false }
}

/** In double quotes a dollar begins a variable, and a grave accent escapes a character. */
function textOf(source: string): string | undefined {
  if (source.startsWith("'")) return source.slice(1, -1).replaceAll("''", "'")
  if (!source.startsWith('"') || /(?<!`)\$/.test(source)) return undefined
  const text = source.slice(1, -1).replaceAll('""', '"')
  return text.replaceAll(/`([\s\S])/g, (_, character: string) => escapes[character] ?? character)
}
