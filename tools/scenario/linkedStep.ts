import { type Json, parseJson } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { ReplayStep } from '../../generator/model/view/replayLink.ts'
import { resolveSchema } from '../../generator/model/view/schema.ts'
import { typedValue } from '../mock/typedValue.ts'
import { entryOf } from './run.ts'
import type { TakenStep } from './takeStep.ts'

/** A step of an address as a scenario has it: each member of a body has the type that its schema asks for. */
export function linkedStep(step: ReplayStep, apis: readonly Api[]): TakenStep {
  if (step.kind !== 'call' || step.fields === undefined) return step
  const { fields, ...call } = step
  const { api, entry } = entryOf(apis, (own) => own.operations, { id: step.call, api: step.api })
  const schema = entry.requestBody?.contents[0]?.schema
  const { properties = [] } = schema ? resolveSchema(schema, api.schemas) : {}
  const typed = ([name, text]: [string, string]): [string, Json] => {
    const own = properties.find((property) => property.name === name)?.schema
    if (!own) return [name, text]
    const isComposite = resolveSchema(own, api.schemas).types.some((type) => type === 'array' || type === 'object')
    return [name, (isComposite ? parseJson(text) : undefined) ?? typedValue(text, own, api.schemas)]
  }
  return { ...call, body: Object.fromEntries(Object.entries(fields).map(typed)) }
}
