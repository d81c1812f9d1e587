import type { Diagnostic } from '../contract/diagnostics.ts'
import type { LoadedSpec } from '../document/spec.ts'
import { checkExamples } from './examples.ts'
import { checkExtensions } from './extensions.ts'
import { checkWithRedocly } from './redocly.ts'
import { deprecatedWithoutReplacement } from './rules/deprecated-without-replacement.ts'
import { enumDescriptionUnknown } from './rules/enum-description-unknown.ts'
import { errorCodeDuplicate } from './rules/error-code-duplicate.ts'
import { errorCodeUnknown } from './rules/error-code-unknown.ts'
import { referenceCircular } from './rules/reference-circular.ts'
import { replacementUnknown } from './rules/replacement-unknown.ts'
import type { Rule } from './rules/rule.ts'
import { schemaInvalid } from './rules/schema-invalid.ts'
import { unknownFormat } from './rules/unknown-format.ts'
import { collectObjects } from './specObjects.ts'

/**
 * Everything that is wrong with one spec, in no particular order. Never throws for what a user wrote. Files that could not
 * be read were reported when they were loaded.
 */
export async function validateSpec(spec: LoadedSpec): Promise<readonly Diagnostic[]> {
  if (spec.root.value === undefined) return []
  const unreadable = unknownFormat({ spec })
  if (unreadable.length > 0) return unreadable
  const objects = collectObjects(spec)
  const circles = referenceCircular({ spec })
  return withoutRepetition([
    ...circles,
    // Redocly gives up at a reference that leads back to itself.
    ...(circles.length > 0 ? [] : await checkWithRedocly(spec)),
    ...checkExamples(spec, objects),
    ...checkExtensions(spec, objects),
    ...rules.flatMap((rule) => rule({ spec, objects })),
  ])
}

const rules: readonly Rule[] = [
  schemaInvalid,
  errorCodeUnknown,
  errorCodeDuplicate,
  replacementUnknown,
  deprecatedWithoutReplacement,
  enumDescriptionUnknown,
]

/** The same finding once, and a schema's mistake in the words of the structure check when both see it. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const structural = new Set(diagnostics.filter(({ code }) => code === 'spec-structure').map(lineOf))
  const seen = new Set<string>()
  return diagnostics.filter((diagnostic) => {
    const key = `${lineOf(diagnostic)}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`
    const isRepeated = seen.has(key) || (diagnostic.code === 'schema-invalid' && structural.has(lineOf(diagnostic)))
    seen.add(key)
    return !isRepeated
  })
}

function lineOf({ file, line }: Diagnostic): string {
  return `${file}:${line}`
}
