import type { SchemaId } from '../../../generator/contract/schema.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { TabList } from '../prose/Tabs.tsx'
import { SchemaBody } from './Body.tsx'

/** A named schema on a page of its own; in two tabs when requests and responses do not carry the same fields. */
export function Schema({ of, api: apiId }: { readonly of: SchemaId; readonly api?: string }) {
  const { words, outlines } = useArticle()
  const api = useApi(apiId)
  if (!api.schemas[of]) throw new Error(`the API "${api.id}" has no schema "${of}"`)
  const { response, request } = outlines.ofSchema(of, api)
  const inResponses = (
    <div id={response.anchor}>
      <SchemaBody field={response} api={api} direction="response" />
    </div>
  )
  if (!request) return inResponses
  const inRequests = (
    <div id={request.anchor}>
      <SchemaBody field={request} api={api} direction="request" />
    </div>
  )
  const items = [
    { label: words.text('reference.inResponses'), content: inResponses },
    { label: words.text('reference.inRequests'), content: inRequests },
  ]
  return <TabList items={items} label={words.text('reference.direction')} />
}
