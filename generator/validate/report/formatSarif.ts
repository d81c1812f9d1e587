import { createHash } from 'node:crypto'
import type { AnyCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import { printableJson } from '../../contract/printableText.ts'
import { catalogEntryOf } from './diagnosticCatalog.ts'

/** A SARIF 2.1.0 log with one run by a version of the engine; the rules are the codes that occur. */
export function formatSarif(diagnostics: readonly Diagnostic[], version?: string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const driver = { name: 'exchange-docs', version, rules: codes.map(ruleOf) }
  const fingerprintOf = fingerprints()
  const results = diagnostics.map((diagnostic) => ({
    ...resultOf(diagnostic, codes),
    partialFingerprints: { primaryLocationLineHash: fingerprintOf(diagnostic) },
  }))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  }
  return printableJson(log)
}

function ruleOf(code: AnyCode) {
  const entry = catalogEntryOf(code)
  // A rule of a plug-in has no entry: each finding has the whole explanation.
  if (!entry) return { id: code, shortDescription: { text: `${code}.` } }
  const { severity, title, cause, fix } = entry
  return {
    id: code,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: cause },
    help: { text: fix },
    defaultConfiguration: { level: levels[severity] },
  }
}

function resultOf({ code, severity, message, hint, file, line, column }: Diagnostic, codes: readonly AnyCode[]) {
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') }
  const region = { startLine: line, startColumn: column }
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: `${message} ${hint}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
  }
}

/** Fingerprints by which code scanning of GitHub recognizes a result when the lines above it change. */
function fingerprints(): (diagnostic: Diagnostic) => string {
  const known = new Map<string, number>()
  return ({ code, file, message }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([code, file, message]))
      .digest('hex')
      .slice(0, 16)
    const count = (known.get(hash) ?? 0) + 1
    known.set(hash, count)
    return `${hash}:${count}`
  }
}

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' }
