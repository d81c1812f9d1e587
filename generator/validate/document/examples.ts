import type { Diagnostic } from '../../contract/diagnostics.ts'
import { parseJson } from '../../contract/json.ts'
import { childNode, isRecord, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { shortened } from '../../load/document/textLimits.ts'
import { describeErrors } from '../json-schema/describeErrors.ts'
import { createSchemaCompiler, type SchemaCompiler } from '../json-schema/schemaCompiler.ts'
import { checkStopped } from './checkIncomplete.ts'
import { type Sample, samplesOf } from './samples.ts'
import type { AnyDirection, SpecObject } from './specObjects.ts'

/** Checks every example and default value of a spec against its schema, and the schemas of these values. */
export function checkExamples(spec: LoadedSpec, objects: readonly SpecObject[]): Diagnostic[] {
  const compilers = createCompilers(spec, objects)
  const mismatches = objects.flatMap((object) =>
    samplesOf(spec, object).flatMap((sample) => checkSample({ spec, sample, compiler: compilers(object.direction) })),
  )
  return [...mismatches, ...compilers.problems(), ...slowPatterns(spec, objects, compilers.slowPatterns())]
}

/** A diagnostic for each pattern that took too long, at its first occurrence. */
function slowPatterns(spec: LoadedSpec, objects: readonly SpecObject[], slow: ReadonlySet<string>): Diagnostic[] {
  return [...slow].flatMap((pattern) => {
    const places = objects.flatMap(({ node }) => [childNode(node, 'pattern'), childNode(node, 'patternProperties')])
    const place = places.find(({ value }) => value === pattern || (isRecord(value) && Object.hasOwn(value, pattern)))
    const message = `The pattern ${shortened(pattern, 100)} takes too long: examples are not held against it.`
    return place ? [checkStopped(spec, place, message)] : []
  })
}

interface SampleCheck {
  readonly spec: LoadedSpec
  readonly sample: Sample
  readonly compiler: SchemaCompiler
}

function checkSample({ spec, sample, compiler }: SampleCheck): Diagnostic[] {
  const { subject, schema, value, mayBeJsonText } = sample
  const errors = compiler.errorsOf(schema, value.value)
  if (errors.length === 0) return []
  const parsed = mayBeJsonText ? parseJsonText(value.value) : undefined
  const found = parsed === undefined ? errors : compiler.errorsOf(schema, parsed)
  const origins = new Map(found.map(({ error, origin }) => [error, origin]))
  return describeErrors([...origins.keys()]).map(({ path, text, error }) => ({
    code: 'example-mismatch',
    severity: 'error',
    message: `${subject}: ${path.map((step) => `/${step}`).join('')}${path.length > 0 ? ' ' : ''}${text}.`,
    hint: hintFor(spec, origins.get(error) ?? schema, error.keyword),
    // A source location inside a JSON text is unknown.
    ...locationOf(spec, parsed === undefined ? { ...value, pointer: [...value.pointer, ...path] } : value),
  }))
}

function hintFor(spec: LoadedSpec, { file, pointer }: SpecNode, keyword: string): string {
  const { line } = locationOf(spec, { file, pointer: [...pointer, keyword] })
  return `Correct the example or the schema at ${file}:${line}.`
}

/** The value that a JSON text holds, if it is one; a plain word or number is not taken for JSON. */
function parseJsonText(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : undefined
}

interface Compilers {
  (direction: AnyDirection): SchemaCompiler
  problems(): Diagnostic[]
  slowPatterns(): ReadonlySet<string>
}

/** A compiler for each direction; a single compiler where no property depends on the direction. */
function createCompilers(spec: LoadedSpec, objects: readonly SpecObject[]): Compilers {
  const isDirected = objects.some(
    ({ kind, node: { value } }) => kind === 'schema' && isRecord(value) && (value.readOnly || value.writeOnly),
  )
  const compilers = new Map<AnyDirection, SchemaCompiler>()
  const compilerFor = (direction: AnyDirection): SchemaCompiler => {
    const used = isDirected ? direction : 'any'
    const compiler = compilers.get(used) ?? createSchemaCompiler(spec, used)
    compilers.set(used, compiler)
    return compiler
  }
  const all = () => [...compilers.values()]
  return Object.assign(compilerFor, {
    problems: () => all().flatMap(({ problems }) => problems),
    slowPatterns: () => new Set(all().flatMap((compiler) => [...compiler.slowPatterns])),
  })
}
