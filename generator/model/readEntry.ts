import type { ReferenceEntry } from '../contract/entry.ts'
import { childNode, isRecord, locationOf, type SpecNode } from '../load/document/spec.ts'
import { certaintyOf, effectOf, type ModelContext, textOf } from './context.ts'
import { readDeprecation } from './deprecation.ts'
import { readExternalDocs } from './externalDocs.ts'
import { readFacts } from './readFacts.ts'

type Stated = 'page' | 'sidebarLabel' | 'permission' | 'effect' | 'deprecation' | 'facts' | 'certainty' | 'externalDocs'

/** The extensions that an entry has in OpenAPI and AsyncAPI alike, and its source location. */
export function readEntry(kind: 'operation' | 'channel', node: SpecNode, context: ModelContext) {
  const value = isRecord(node.value) ? node.value : {}
  return {
    page: textOf(value['x-page']),
    sidebarLabel: context.translator.prose(value['x-sidebar-label']),
    permission: textOf(value['x-permission']),
    effect: effectOf(value['x-effect']),
    deprecation: readDeprecation(value, context),
    facts: readFacts(kind, node, context),
    certainty: certaintyOf(value['x-certainty']),
    externalDocs: readExternalDocs(childNode(node, 'externalDocs'), context),
    source: locationOf(context.spec, node),
  } satisfies { readonly [Member in Stated | 'source']: ReferenceEntry[Member] | undefined }
}
