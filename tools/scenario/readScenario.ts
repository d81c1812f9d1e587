import type { z } from 'zod'
import type { Checked, Diagnostic, SourceLocation } from '../../generator/contract/diagnostics.ts'
import { isRecord } from '../../generator/contract/json.ts'
import type { SpecFile } from '../../generator/load/document/spec.ts'
import { scenarioSchema, stepSchemas } from './scenario.schema.ts'

/** Steps by kind, as a file has them. */
export type Steps = { readonly [Kind in keyof typeof stepSchemas]: z.infer<(typeof stepSchemas)[Kind]> }

/** A call of an operation, and its expected reply. */
export type CallStep = Steps['call']
export type OpenStep = Steps['open']
export type ReceiveStep = Steps['receive']
export type RunStep = Steps['run']

/** A step with its kind and source location. */
export type Step = {
  readonly [Kind in keyof Steps]: Steps[Kind] & { readonly kind: Kind; readonly source: SourceLocation }
}[keyof Steps]

export interface Scenario extends Omit<z.infer<typeof scenarioSchema>, 'steps'> {
  readonly file: string
  readonly steps: readonly Step[]
}

/** The scenario of a YAML file. */
export function readScenario({ path: file, value, sourceMap }: SpecFile): Checked<Scenario | undefined> {
  const locate = (pointer: readonly PropertyKey[]): SourceLocation => ({
    file,
    ...sourceMap.locate(pointer.map((key) => (typeof key === 'symbol' ? key.toString() : key))),
  })
  const written: readonly unknown[] = isRecord(value) && Array.isArray(value['steps']) ? value['steps'] : []
  const head = scenarioSchema.safeParse(value)
  const diagnostics = (head.error?.issues ?? []).map((issue) => invalid(issue.message, issue.path, locate))
  const steps = written.flatMap((step, index): Step[] => {
    const kind = kindOf(step)
    if (!kind) {
      diagnostics.push(invalid(`A step has one of ${kinds.join(', ')}`, ['steps', index], locate))
      return []
    }
    const parsed = stepSchemas[kind].safeParse(step)
    for (const { message, path } of parsed.error?.issues ?? [])
      diagnostics.push(invalid(message, ['steps', index, ...path], locate))
    return parsed.success ? [{ ...parsed.data, kind, source: locate(['steps', index]) } as Step] : []
  })
  if (!head.success || diagnostics.length > 0) return { value: undefined, diagnostics }
  return { value: { ...head.data, file, steps }, diagnostics }
}

const kinds = Object.keys(stepSchemas) as (keyof typeof stepSchemas)[]

function kindOf(step: unknown): keyof typeof stepSchemas | undefined {
  const own = isRecord(step) ? kinds.filter((kind) => Object.hasOwn(step, kind)) : []
  return own.length === 1 ? own[0] : undefined
}

function invalid(
  message: string,
  path: readonly PropertyKey[],
  locate: (pointer: readonly PropertyKey[]) => SourceLocation,
): Diagnostic {
  const where = path.length === 0 ? '' : `${path.map(String).join('/')}: `
  return {
    ...{ code: 'scenario-invalid', severity: 'error', message: `${where}${message}.` },
    hint: 'Write `steps`, each with `call`, `wait`, `control`, `open`, `run`, `send` or `receive`.',
    ...locate(path),
  }
}
