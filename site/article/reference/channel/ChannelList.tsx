import { channelRow } from '../../../../generator/model/view/entryRows.ts'
import { useApi } from '../../articleContext.tsx'
import { EntryItem } from '../EntryItem.tsx'

/** The channels of an API, each with its topic, a link and a sentence. */
export function ChannelList({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  return (
    <ul className="operations">
      {api.channels.map((channel) => (
        <EntryItem key={channel.id} row={channelRow(channel)} api={api} />
      ))}
    </ul>
  )
}
