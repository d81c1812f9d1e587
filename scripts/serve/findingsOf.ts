import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, frameOf } from '../../generator/index.ts'
import { asTyped } from '../command/asCalled.ts'

/** The findings as an open page shows them: with the lines around each place, and its file's path on this machine. */
export function findingsOf(diagnostics: readonly Diagnostic[], root: string) {
  const texts = new Map<string, readonly string[]>()
  return diagnostics.map((finding) => {
    const lines = texts.get(finding.file) ?? linesOf(join(root, finding.file))
    texts.set(finding.file, lines)
    return { ...finding, hint: asTyped(finding.hint), frame: frameOf(lines, finding), path: join(root, finding.file) }
  })
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
