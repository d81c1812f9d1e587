import type { Json } from '../contract/json.ts'
import type { Operation, Response } from '../contract/reference.ts'
import type { MockReply } from './reply.ts'

/** The example of the operation's success, with the status and headers it comes with. */
export function successReply({ responses }: Pick<Operation, 'responses'>): MockReply {
  const response =
    responses.find(({ status }) => /^2/.test(status)) ?? responses.find(({ status }) => status === 'default')
  const content = response?.contents[0]
  const example = content?.examples[0]
  const status = /^2\d\d$/.test(response?.status ?? '') ? Number(response?.status) : 200
  return {
    status,
    headers: { ...exampleHeaders(response), ...(content ? { 'Content-Type': content.mediaType } : {}) },
    ...(example ? { body: example.value } : {}),
  }
}

function exampleHeaders(response: Response | undefined): Record<string, string> {
  return Object.fromEntries(
    (response?.headers ?? []).flatMap(({ name, examples, schema }) => {
      const value: Json | undefined = examples[0]?.value ?? schema.examples?.[0]
      return value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
    }),
  )
}
