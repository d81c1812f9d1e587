import type { RequestPlan, RequestPlanBody } from '../../../../generator/contract/samples.ts'
import type { Entries } from './entries.ts'
import { fileKey } from './formFields.ts'

/** Names the files that were chosen, where a program would read one with a name from the specification. */
export function withFiles(plan: RequestPlan, { files = {} }: Entries): RequestPlan {
  const { body } = plan
  if (!body?.file && !body?.parts) return plan
  const { file, parts } = body
  const sent = sentFiles(body, files)
  return {
    ...plan,
    body: {
      ...body,
      ...(file === undefined ? {} : { file: sent[0]?.name ?? file }),
      ...(parts ? { parts: parts.map((part, at) => ({ ...part, ...(sent[at] ? { file: sent[at].name } : {}) })) } : {}),
    },
  }
}

/** The chosen file of each part of a body, or of the whole body, in their order. */
export function sentFiles(
  { file, parts }: Pick<RequestPlanBody, 'file' | 'parts'>,
  files: NonNullable<Entries['files']>,
): (File | undefined)[] {
  if (file !== undefined) return [files[fileKey]?.[0]]
  const taken = new Map<string, number>()
  return (parts ?? []).map(({ name, file: wanted }) => {
    if (wanted === undefined) return undefined
    const at = taken.get(name) ?? 0
    taken.set(name, at + 1)
    return files[`body:${name}`]?.[at]
  })
}
