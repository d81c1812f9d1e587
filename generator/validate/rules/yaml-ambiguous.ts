import { plainScalars } from '../../load/document/plainScalars.ts'
import type { SpecFile } from '../../load/document/spec.ts'
import { writtenText } from '../../load/document/transformFile.ts'
import type { Finding, RuleInput } from './rule.ts'

const date = /^\d{4}-\d\d?-\d\d?(?:[Tt ].*)?$/

/** Unquoted scalars that parsers of YAML 1.1 (Python, Ruby, Java, older JavaScript) read in another way than parsers of 1.2. */
const ambiguities: readonly { readonly pattern: RegExp; readonly here: string; readonly there: string }[] = [
  { pattern: /^(?:yes|no|on|off)$/i, here: 'a text', there: 'a truth value' },
  { pattern: date, here: 'a text', there: 'a date' },
  { pattern: /^[-+]?\d+(?::[0-5]?\d)+(?:\.\d*)?$/, here: 'a text', there: 'a number in base 60' },
  { pattern: /^[-+]?0\d+$/, here: 'a decimal number', there: 'an octal number' },
  { pattern: /^0o[0-7]+$/, here: 'an octal number', there: 'a text' },
  { pattern: /^[-+]?0b[01_]+$/, here: 'a text', there: 'a binary number' },
  { pattern: /^[-+]?\d+[eE][-+]?\d+$/, here: 'a number', there: 'a text' },
  { pattern: /^[-+]?(?=[\d_]*_)\d[\d_]*$/, here: 'a text', there: 'a number' },
]

/** Text of a file without any of the above is not parsed a second time. */
const suspicion = /\b(?:yes|no|on|off)\b|\b\d{4}-\d|\d:\d|\b0[\dob]|\d_|\de[-+\d]|<</i

/** Scalars that another parser reads as another value: the same file has different meanings for different tools. */
export function yamlAmbiguous({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  return [...spec.files.values()]
    .filter((file) => file.value !== undefined && !file.path.endsWith('.json') && suspicion.test(writtenText(file)))
    .flatMap(checkFile)
}

function checkFile(file: SpecFile): Finding[] {
  return plainScalars(writtenText(file)).flatMap(({ text, offset, isData }) => {
    // A parser may read a date in an example as a day: it means the same.
    const said = isData && date.test(text) ? undefined : describe(text)
    if (!said) return []
    const place = { file: file.path, ...file.sourceMap.positionAt(offset) }
    return [{ code: 'yaml-ambiguous', ...said, ...place } as const]
  })
}

function describe(text: string): Pick<Finding, 'message' | 'hint'> | undefined {
  if (text === '<<') {
    const message = 'A merge key is read as one here, and as a key of the name "<<" by parsers of YAML 1.2.'
    return { message, hint: 'Write the members out, or refer to them with $ref.' }
  }
  const found = ambiguities.find(({ pattern }) => pattern.test(text))
  if (!found) return undefined
  const message = `"${text}" is ${found.here} in YAML 1.2, and ${found.there} to parsers of YAML 1.1.`
  return { message, hint: `Quote it if it is a text: '${text}'.` }
}
