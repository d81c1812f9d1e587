import type { AnyCode } from '../contract/diagnosticCodes.ts'
import { type Diagnostic, sortDiagnostics } from '../contract/diagnostics.ts'
import { loadedSpecOf } from '../load/testing.ts'
import { validateSpec } from './document/validate.ts'

/** For tests: all diagnostics of a spec of texts; with codes, only diagnostics with these codes. */
export async function diagnosticsOf(
  texts: Readonly<Record<string, string>>,
  ...codes: readonly AnyCode[]
): Promise<Diagnostic[]> {
  const found = await validateSpec(loadedSpecOf(texts))
  return sortDiagnostics(found.filter(({ code }) => codes.length === 0 || codes.includes(code)))
}

/** For tests: `line:column message` of each diagnostic with one of the codes in one YAML text. */
export async function findingsIn(text: string, ...codes: readonly AnyCode[]): Promise<string[]> {
  const found = await diagnosticsOf({ 'openapi.yaml': text }, ...codes)
  return found.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** For tests: a document with the common members first; these are four lines, so the given text starts on line 5. */
export function openapi(text: string, version = '3.1.0'): string {
  return `openapi: ${version}\ninfo: { title: Example, version: 1.0.0 }\nservers: [{ url: https://api.example.com }]\ntags: [{ name: Orders, description: Orders. }]\n${text}`
}
