import type { ChannelParameter } from '../contract/channel.ts'
import { ownValue } from '../contract/ownValue.ts'
import type { EnumValue } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { enumDescriptions } from '../load/document/enumDescriptions.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext, scalarText } from './context.ts'
import { follow } from './follow.ts'
import { parameterSchema } from './handshake.ts'

/** The placeholders of a channel's address. */
export function readChannelParameters(node: SpecNode, context: ModelContext): ChannelParameter[] {
  return childNodes(childNode(node, 'parameters')).flatMap(({ key: name, node: entry }) => {
    const parameter = follow(entry, context)
    if (!parameter || !isRecord(parameter.value)) return []
    const schema = isRecord(parameter.value.schema) ? parameter.value.schema : parameter.value
    const descriptions = enumDescriptions({ enum: schema.enum, ...parameter.value }) ?? {}
    const values = Array.isArray(schema.enum) ? schema.enum : []
    return compact<ChannelParameter>({
      name,
      description: context.translator.prose(parameter.value.description),
      values: values.map((value) =>
        compact<EnumValue>({
          value: jsonOf(value),
          description: context.translator.prose(ownValue(descriptions, asText(value))),
        }),
      ),
      default: scalarText(schema.default),
      examples: examplesOf(schema),
      schema: parameterSchema(childNode(parameter, 'schema'), context),
    })
  })
}

function examplesOf({ example, examples }: Readonly<Record<string, unknown>>): string[] | undefined {
  const listed = Array.isArray(examples) ? examples : [example]
  const texts = listed.flatMap((value) => scalarText(value) ?? [])
  return texts.length > 0 ? texts : undefined
}
