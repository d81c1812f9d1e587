import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, frameOf } from '../../generator/index.ts'
import { asTyped } from '../command/asCalled.ts'

/** The diagnostics as an open page shows them: with the lines around the source location, and the path on this machine. */
export function shownDiagnostics(diagnostics: readonly Diagnostic[], root: string) {
  const texts = new Map<string, readonly string[]>()
  return diagnostics.map((diagnostic) => {
    const lines = texts.get(diagnostic.file) ?? linesOf(join(root, diagnostic.file))
    texts.set(diagnostic.file, lines)
    return {
      ...diagnostic,
      hint: asTyped(diagnostic.hint),
      frame: frameOf(lines, diagnostic),
      path: join(root, diagnostic.file),
    }
  })
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
