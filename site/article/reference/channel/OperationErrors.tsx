import type { ChannelOperation } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import { addressesOf } from '../../../../generator/model/view/addresses.ts'
import { useArticle } from '../../articleContext.tsx'
import { pageHref } from '../../links.ts'
import { ErrorList } from '../Errors.tsx'
import { Section } from '../Section.tsx'
import type { ChannelScope } from './channelContext.tsx'

/** The error codes of an operation that has an entry of its own, under a heading. */
export function ChannelErrors({ channel: { id, partOf, operations }, api, level }: Omit<ChannelScope, 'outline'>) {
  const { words } = useArticle()
  const [operation] = operations
  if (partOf === undefined || !operation?.errors) return null
  return (
    <Section level={level} id={anchorOf(id, 'errors')} title={words.text('reference.errors')}>
      <OperationErrors operation={operation} api={api} owner={id} />
    </Section>
  )
}

interface OperationProps {
  readonly operation: ChannelOperation
  readonly api: Api
  /** Start of the anchors. */
  readonly owner: string
}

/** The error codes of an operation of a channel, as the catalogue of its document explains them. */
export function OperationErrors({ operation: { errors = [] }, api, owner }: OperationProps) {
  const article = useArticle()
  if (errors.length === 0) return null
  const catalogue = api.streaming?.errors ?? []
  const { connections } = addressesOf(api)
  const page = catalogue.length === 0 || connections === undefined ? undefined : pageHref(connections, article)
  const items = errors.map((code) => ({
    code,
    anchor: article.uniqueAnchor(anchorOf(owner, 'errors', String(code))),
  }))
  return <ErrorList items={items} errors={catalogue} page={page} />
}
