import type { ErrorObject } from 'ajv'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { createPatterns } from '../../load/document/patterns.ts'
import { findTarget, parseReference, referenceOf } from '../../load/document/resolveRefs.ts'
import { isRecord, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { checkIncomplete } from '../document/checkIncomplete.ts'
import type { AnyDirection } from '../document/specObjects.ts'
import { CheckGivenUp } from './checkGivenUp.ts'
import { createSchemaEngine } from './schemaEngine.ts'
import { createSchemaNames } from './schemaNames.ts'
import { type TranslatedSchema, translateSchema } from './translateSchema.ts'

/** Validates values against the schemas of one spec. */
export interface SchemaCompiler {
  /** The errors of a value. An unusable schema is reported elsewhere and gives no errors. */
  errorsOf(schema: SpecNode, value: unknown): readonly SchemaError[]
  /** Schemas that cannot be used. */
  readonly problems: readonly Diagnostic[]
  /** Patterns that took too long: further values are not checked against them. */
  readonly slowPatterns: ReadonlySet<string>
}

interface SchemaError {
  readonly error: ErrorObject
  /** The written part of the schema that caused the error. */
  readonly origin: SpecNode
}

/** How many references are followed at most to check all examples of a spec. */
const mostSteps = 2_000_000

/** Each schema is translated once, and compiled when the first value gets to it. */
export function createSchemaCompiler(spec: LoadedSpec, direction: AnyDirection): SchemaCompiler {
  const origins = new WeakMap<object, SpecNode>()
  const problems: Diagnostic[] = []
  const slowPatterns = new Set<string>()
  const unusable = new Set<unknown>()
  const { nameOf, schemaNamed } = createSchemaNames((node) =>
    translateSchema(node, { spec, direction, nameOf, origins }),
  )
  const patterns = createPatterns((pattern) => slowPatterns.add(pattern))
  const share = createSharing()
  const shared = { schemaNamed, patterns, steps: { left: mostSteps } }
  const findFirst = createSchemaEngine({ ...shared, allErrors: false })
  const findAll = createSchemaEngine({ ...shared, allErrors: true })
  return {
    problems,
    slowPatterns,
    errorsOf(written, value) {
      const node = endOfReferences(spec, written)
      if (unusable.has(node.value)) return []
      try {
        const schema = schemaNamed(nameOf(node))
        if (findFirst(share(schema), value).length === 0) return []
        const errors = (isLarge(value) ? findFirst : findAll)(schema, value)
        return errors.map((error) => ({
          error,
          origin: (error.parentSchema && origins.get(error.parentSchema)) || node,
        }))
      } catch (error) {
        unusable.add(node.value)
        problems.push(
          error instanceof CheckGivenUp
            ? checkIncomplete(spec, node, `The examples of this schema are not checked: ${error.message}.`)
            : schemaInvalid(spec, node, explain(error)),
        )
        return []
      }
    },
  }
}

/** Gives the first of equal schemas, which is compiled once. Errors come from the own schema of a value: they name it. */
function createSharing(): (schema: TranslatedSchema) => TranslatedSchema {
  const byText = new Map<string, TranslatedSchema>()
  const known = new Map<TranslatedSchema, TranslatedSchema>()
  return (schema) => {
    const earlier = known.get(schema)
    if (earlier !== undefined) return earlier
    const text = JSON.stringify(schema)
    const first = byText.get(text) ?? schema
    byText.set(text, first)
    known.set(schema, first)
    return first
  }
}

/** A value with more parts gets only its first error: finding all errors takes long, and the first shows the problem. */
const largeValue = 20_000

function isLarge(value: unknown): boolean {
  const queue = [value]
  for (const part of queue) {
    if (typeof part !== 'object' || part === null) continue
    for (const inner of Object.values(part)) queue.push(inner)
    if (queue.length > largeValue) return true
  }
  return false
}

/** The first schema on the path that has keywords of its own. */
function endOfReferences({ files }: LoadedSpec, schema: SpecNode): SpecNode {
  let node = schema
  for (let steps = 0; steps < 100; steps += 1) {
    const reference = referenceOf(node.value)
    if (reference === undefined || !isRecord(node.value) || Object.keys(node.value).length > 1) break
    const target = findTarget({ files }, parseReference(reference, node.file))
    if (!target) break
    node = target
  }
  return node
}

function explain(error: unknown): string {
  if (error instanceof RangeError)
    return 'The schema contains itself without end, so no value can be checked against it.'
  return `The schema cannot be compiled: ${error instanceof Error ? error.message : String(error)}.`
}

function schemaInvalid(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  return {
    code: 'schema-invalid',
    severity: 'error',
    message,
    hint: 'Correct the schema: its examples are not checked.',
    ...locationOf(spec, node),
  }
}
