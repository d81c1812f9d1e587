import type { Server } from '../contract/server.ts'
import { childNode, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import { membersOf } from './follow.ts'
import { readFacts } from './readFacts.ts'
import { readServerVariables } from './serverVariables.ts'

/** The servers of a document, a path or an operation. */
export function readServers(node: SpecNode, context: ModelContext): Server[] {
  return membersOf(childNode(node, 'servers'), context).flatMap(({ node: server }) => {
    const url = textOf(valueAt(server, 'url'))
    if (url === undefined) return []
    const variables = readServerVariables(server, context)
    return compact<Server>({
      url,
      name: context.translator.title(valueAt(server, 'name')),
      description: context.translator.prose(valueAt(server, 'description')),
      variables,
      isTest: valueAt(server, 'x-test-server') === true ? true : undefined,
      facts: readFacts('server', server, context),
    })
  })
}
