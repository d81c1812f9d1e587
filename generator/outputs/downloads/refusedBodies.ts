import { isRecord } from '../../load/document/spec.ts'
import type { Schema } from './mapSchemas.ts'
import { examplesOfStatus, type RefusalForm } from './refusalForm.ts'

/** A response with the documented refusal as a further body, where a member of the body holds the outcome of the call. */
export function withRefusedBodies(response: unknown, status: string, refusal: unknown, form: RefusalForm): unknown {
  const [own, refused] = [form.follow(response), form.follow(refusal)]
  if (!isRecord(own) || !isRecord(own.content) || !isRecord(refused) || !isRecord(refused.content)) return response
  const { content } = refused
  const contents = Object.entries(own.content).map(([type, written]) => {
    const [media, refusedMedia] = [form.follow(written), form.follow(content[type])]
    const divided = isRecord(media) && isRecord(refusedMedia) && dividedBody(media, refusedMedia, Number(status), form)
    return [type, divided || written] as const
  })
  const isDivided = Object.values(own.content).some((media, index) => media !== contents[index]?.[1])
  return isDivided ? { ...own, content: Object.fromEntries(contents) } : response
}

function dividedBody(media: Schema, refused: Schema, status: number, form: RefusalForm): Schema | undefined {
  const [member, written] = form.success ?? []
  const declared = member !== undefined && memberOf(media.schema, member, form.follow)
  if (!declared || refused.schema === undefined) return undefined
  // OpenAPI 3.0 has no `const`. Generators of types read an object with `not` and without members as an empty one.
  const outcome = { enum: [declared.type === 'string' ? String(written) : written] }
  const success = { allOf: [media.schema, { type: 'object', properties: { [member]: outcome } }] }
  const refusing = { type: 'object', required: [member], properties: { [member]: { not: outcome } } }
  const failure = { allOf: [refused.schema, refusing] }
  return {
    ...media,
    schema: { oneOf: [success, failure] },
    ...(isRecord(media.examples)
      ? { examples: { ...media.examples, ...examplesOfStatus(refused, status, form), ...media.examples } }
      : {}),
  }
}

/** The schema of a member that an object declares, itself or by `allOf`. */
function memberOf(
  written: unknown,
  member: string,
  follow: RefusalForm['follow'],
  passed = new Set(),
): Schema | undefined {
  const schema = follow(written)
  if (!isRecord(schema) || passed.has(schema)) return undefined
  passed.add(schema)
  const { properties, allOf } = schema
  if (isRecord(properties) && Object.hasOwn(properties, member)) {
    const declared = follow(properties[member])
    return isRecord(declared) ? declared : {}
  }
  const parts: readonly unknown[] = Array.isArray(allOf) ? allOf : []
  return parts.map((part) => memberOf(part, member, follow, passed)).find((found) => found !== undefined)
}
