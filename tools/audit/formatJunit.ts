import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { xmlDeclaration, xmlElement, xmlText } from '../../generator/contract/xml.ts'

/** Test cases under one name. */
export interface TestGroup {
  readonly name: string
  readonly seconds: number
  /** Cases that ran, with their diagnostics. */
  readonly cases: readonly TestCase[]
  /** Cases that could not run, with the reason. */
  readonly skipped: readonly string[]
}

export interface TestCase {
  readonly name: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The results in the form of JUnit, which most CI systems show. Warnings fail no test. */
export function formatJunit(groups: readonly TestGroup[]): string {
  const suites = groups.map(suiteOf)
  return `${xmlDeclaration}${xmlElement('testsuites', { name: 'exchange-docs' }, `\n${suites.join('\n')}\n`)}`
}

function suiteOf({ name, seconds, cases, skipped }: TestGroup): string {
  const failures = cases.filter((entry) => errorsOf(entry).length > 0).length
  const counts = { tests: cases.length + skipped.length, failures, errors: 0, skipped: skipped.length }
  const attributes = Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)]))
  const content = [
    ...cases.map((entry) => caseElement(name, entry.name, errorsOf(entry).map(failureElement).join(''))),
    ...skipped.map((reason) => caseElement(name, reason, xmlElement('skipped', { message: reason }))),
  ]
  return xmlElement('testsuite', { name, ...attributes, time: seconds.toFixed(3) }, `\n${content.join('\n')}\n`)
}

function caseElement(group: string, name: string, content: string): string {
  return xmlElement('testcase', { classname: `exchange-docs.${group}`, name }, content)
}

function errorsOf({ diagnostics }: TestCase): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function failureElement({ code, message, hint, file, line, column }: Diagnostic): string {
  return xmlElement('failure', { type: code, message }, xmlText(`${file}:${line}:${column} ${message}\n${hint}`))
}
