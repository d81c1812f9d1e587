import type { ExternalExample } from '../contract/operation.ts'
import type { Example } from '../contract/schema.ts'
import { dereference } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext, textOf } from './context.ts'
import { follow } from './follow.ts'

/** The examples of a parameter or body. */
export function readExamples(node: SpecNode, context: ModelContext): Example[] {
  const single = childNode(node, 'example').value
  const named = childNodes(childNode(node, 'examples')).flatMap(({ key: name, node: entry }) => {
    const example = follow(entry, context)
    if (!example || !isRecord(example.value)) return []
    const { value = example.value.dataValue ?? example.value.serializedValue } = example.value
    return value === undefined ? [] : [readExample(name, value, example.value, context)]
  })
  return named.length > 0 || single === undefined ? named : [{ name: 'example', value: jsonOf(single) }]
}

function readExample(
  name: string,
  value: unknown,
  entry: Readonly<Record<string, unknown>>,
  { translator }: ModelContext,
): Example {
  return compact<Example>({
    name,
    summary: translator.prose(entry.summary),
    description: translator.prose(entry.description),
    value: jsonOf(value),
  })
}

/** Examples at an address (`externalValue`). */
export function readExternalExamples(node: SpecNode, context: ModelContext): ExternalExample[] {
  return childNodes(childNode(node, 'examples')).flatMap(({ key: name, node: entry }) => {
    const example = dereference(context.spec, entry) ?? entry
    const url = textOf(valueAt(example, 'externalValue'))
    if (url === undefined) return []
    return compact<ExternalExample>({ name, url, summary: context.translator.prose(valueAt(example, 'summary')) })
  })
}
