import { isAbsolute } from 'node:path'
import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { diagnosticCatalog } from '../../generator/validate/report/diagnosticCatalog.ts'
import { diagnosticFormats, formatDiagnostics } from '../../generator/validate/report/formatDiagnostics.ts'
import type { Failure } from './mutant.ts'

const longestMessage = 2000

/** Words of JavaScript, Node or a parser, which mean nothing to the writer of the file. */
const engineWords: readonly RegExp[] = [
  /\[object \w+\]/,
  /\bCannot (?:read|set|convert|access|destructure|use) /,
  /\bis not (?:a function|iterable|a constructor)\b/,
  /Maximum call stack|Invalid (?:array|string) length|Reduce of empty/,
  /\n\s+at |\bat (?:Object|Array|async|new|eval|file:)\b/,
  /\bE(?:NOENT|NAMETOOLONG|ISDIR|ACCES|INVAL|LOOP)\b|\bERR_[A-Z]/,
  /node_modules|\.(?:ts|js|mjs|cjs):\d+/,
  /(?<![\w-])(?:undefined|NaN|(?<!export )function \w*\()(?![\w-])/,
]

/** Findings that name the folder they are about. */
const namesFolder: readonly string[] = ['config-not-found', 'no-content']

/** Faults that no diagnostic may have, whatever it is about. `texts` are the texts of the mutant, by path. */
export function diagnosticProblems(
  diagnostics: readonly Diagnostic[],
  folder: string,
  texts: Readonly<Record<string, string>>,
): Failure[] {
  const everything = Object.values(texts).join('\n')
  return [
    ...diagnostics.flatMap((diagnostic) =>
      problemsOf(diagnostic, folder, everything).map((problem) => ({
        class: `finding ${diagnostic.code}: ${problem}`,
        detail: JSON.stringify(diagnostic).slice(0, 2000),
      })),
    ),
    ...formatProblems(diagnostics, texts),
  ]
}

function problemsOf(diagnostic: Diagnostic, folder: string, everything: string): string[] {
  const { code, severity, message, hint, file, line, column } = diagnostic
  const told = `${message}\n${hint}`
  const words = engineWords.map((pattern) => pattern.exec(told)?.[0]).filter((word) => word !== undefined)
  return [
    ...(Object.hasOwn(diagnosticCatalog, code) ? [] : ['unknown code']),
    ...(['error', 'warning', 'info'].includes(severity) ? [] : ['unknown severity']),
    ...(file === '' || isAbsolute(file) || file.startsWith('..') ? ['file outside'] : []),
    ...(Number.isInteger(line) && line >= 1 && Number.isInteger(column) && column >= 1 ? [] : ['no place']),
    ...(message.trim() === '' || hint.trim() === '' ? ['nothing said'] : []),
    ...(message.length > longestMessage || hint.length > longestMessage ? ['too long'] : []),
    ...(told.includes(folder) && !namesFolder.includes(code) ? ['absolute path'] : []),
    ...words.filter((word) => !everything.includes(word.trim())).map((word) => `engine's words "${word.trim()}"`),
  ]
}

function formatProblems(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>>): Failure[] {
  return diagnosticFormats.flatMap((format) => {
    const text = formatDiagnostics(diagnostics, {
      format,
      readText: (file) => texts[file],
      color: false,
      detail: 'all',
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal obeys them
    const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.exec(text)?.[0]
    if (control === undefined || format === 'json' || format === 'sarif') return []
    const name = `U+${control.charCodeAt(0).toString(16).padStart(4, '0')}`
    return [{ class: `format ${format}: prints a control character`, detail: `${name} is printed as it is.` }]
  })
}
