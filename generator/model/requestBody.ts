import type { Content, Operation, RequestBody } from '../contract/operation.ts'
import type { Example } from '../contract/schema.ts'
import { childNode, isRecord, type SpecNode } from '../load/document/spec.ts'
import { readContents } from './content.ts'
import { compact, type ModelContext } from './context.ts'
import { follow } from './follow.ts'

/** The body of a request, which a reader sends, or answers where a webhook or callback brings it. */
export function readRequestBody(
  node: SpecNode,
  kind: Operation['kind'],
  context: ModelContext,
): RequestBody | undefined {
  const body = follow(node, context)
  if (!body || !isRecord(body.value)) return undefined
  const required = body.value.required === true
  const forReader = kind === 'operation' ? 'request' : 'response'
  const contents = readContents(childNode(body, 'content'), 'request', context, forReader)
  return compact<RequestBody>({
    description: context.translator.prose(body.value.description),
    required,
    contents: required ? contents : contents.map(withoutEmptySample),
  })
}

/** An optional body without required fields is not sent. */
function withoutEmptySample(content: Content): Content {
  const isEmpty = ({ value, generated }: Example) => generated && isRecord(value) && Object.keys(value).length === 0
  return { ...content, examples: content.examples.filter((example) => !isEmpty(example)) }
}
