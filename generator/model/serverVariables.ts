import type { ServerVariable } from '../contract/server.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, scalarText } from './context.ts'
import { follow } from './follow.ts'

/** Values for the placeholders of a server's address. */
export function readServerVariables(server: SpecNode, context: ModelContext): ServerVariable[] {
  return childNodes(childNode(server, 'variables')).map(({ key: name, node: entry }) => {
    const variable = follow(entry, context) ?? entry
    const values = valueAt(variable, 'enum')
    return compact<ServerVariable>({
      name,
      default: scalarText(valueAt(variable, 'default')) ?? '',
      values: Array.isArray(values) ? values.map(asText) : [],
      description: context.translator.prose(valueAt(variable, 'description')),
    })
  })
}
