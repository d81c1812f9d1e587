import { anchorOf } from '../../../generator/contract/ids.ts'
import type { SchemaId } from '../../../generator/contract/reference.ts'
import { buildFieldTree, type Direction, flattenFields } from '../../../generator/model/view/fieldTree.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { TabList } from '../prose/Tabs.tsx'
import { SchemaBody } from './Body.tsx'

/** A named schema on a page of its own; in two tabs when requests and responses do not carry the same fields. */
export function Schema({ of, api: apiId }: { readonly of: SchemaId; readonly api?: string }) {
  const { words, uniqueAnchor } = useArticle()
  const api = useApi(apiId)
  if (!api.schemas[of]) throw new Error(`the API "${api.id}" has no schema "${of}"`)
  const treeOf = (direction: Direction, wanted: string) =>
    buildFieldTree(
      { ref: of, types: [] },
      { schemas: api.schemas, anchor: uniqueAnchor(wanted), direction, uniqueAnchor },
    )
  const response = treeOf('response', anchorOf(of))
  const request = treeOf('request', anchorOf(of, 'request'))
  const isOneSided = [...flattenFields(response), ...flattenFields(request)].some(
    ({ schema }) => schema.readOnly || schema.writeOnly,
  )
  const inResponses = (
    <div id={response.anchor}>
      <SchemaBody field={response} api={api} direction="response" />
    </div>
  )
  const inRequests = (
    <div id={request.anchor}>
      <SchemaBody field={request} api={api} direction="request" />
    </div>
  )
  if (!isOneSided) return inResponses
  const items = [
    { label: words.text('reference.inResponses'), content: inResponses },
    { label: words.text('reference.inRequests'), content: inRequests },
  ]
  return <TabList items={items} label={words.text('reference.direction')} />
}
