import { asText } from '../../../load/document/asText.ts'
import { dereference } from '../../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../../load/document/spec.ts'
import { exampleValues } from '../reading/exampleValues.ts'
import type { Contradiction } from './contradiction.ts'

/** Frames of a conversation that answer the frame before them with another id. */
export function conversationContradictions(spec: LoadedSpec, steps: SpecNode, channel: SpecNode): Contradiction[] {
  const frames = childNodes(steps).map(({ node }) => frameOf(spec, node, channel))
  return frames.flatMap((frame, index) => {
    const before = frames[index - 1]
    if (frame?.isSent !== false || before?.isSent !== true) return []
    const name = idNames.find((key) => isId(childNode(frame.value, key)) && isId(childNode(before.value, key)))
    if (name === undefined) return []
    const [asked, answered] = [childNode(before.value, name), childNode(frame.value, name)]
    if (asText(asked.value) === asText(answered.value)) return []
    return [{ node: answered, message: `The frame answers ${name} "${asked.value}" with "${answered.value}".` }]
  })
}

/** Members by which a reply is matched with its request. */
const idNames = ['id', 'reqId', 'requestId', 'req_id', 'request_id'] as const

function isId({ value }: SpecNode): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

interface Frame {
  readonly isSent: boolean
  readonly value: SpecNode
}

function frameOf(spec: LoadedSpec, step: SpecNode, channel: SpecNode): Frame | undefined {
  const isSent = childNode(step, 'send').value !== undefined
  const name = asText(childNode(step, isSent ? 'send' : 'receive').value)
  const message = dereference(spec, childNode(childNode(channel, 'messages'), name))
  if (!message) return undefined
  const wanted = childNode(step, 'example').value
  const examples = exampleValues(spec, message)
  const named = childNodes(childNode(message, 'examples')).findIndex(
    ({ node }) => childNode(node, 'name').value === wanted,
  )
  const value = examples[Math.max(named, 0)]
  return value && isRecord(value.value) ? { isSent, value } : undefined
}
