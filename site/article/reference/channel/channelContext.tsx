import { createContext, useContext } from 'react'
import type { Channel, ChannelId } from '../../../../generator/contract/channel.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import type { ChannelOutline } from '../../../../generator/model/view/channelOutline.ts'
import { useApi, useArticle } from '../../articleContext.tsx'

export interface ChannelScope {
  readonly channel: Channel
  readonly api: Api
  readonly outline: ChannelOutline
  /** Level of the headings of the channel's sections. */
  readonly level: number
}

const ChannelContext = createContext<ChannelScope | undefined>(undefined)

export const ChannelProvider = ChannelContext.Provider

/** The channel that a component names, and how deep on the page it stands. Throws when the API lacks it. */
export function useChannel(of: ChannelId, apiId?: string): ChannelScope {
  const scope = useContext(ChannelContext)
  const api = useApi(apiId)
  const { outlines } = useArticle()
  if (scope?.channel.id === of && scope.api === api) return scope
  const channel = api.channels.find(({ id }) => id === of)
  if (!channel) throw new Error(`the API "${api.id}" has no channel "${of}"`)
  return { channel, api, outline: outlines.ofChannel(channel, api), level: 2 }
}

/** Properties of every component that shows a part of a channel. */
export interface ChannelProps {
  readonly of: ChannelId
  readonly api?: string
}

/** Properties of a part that is given its channel. */
export type ChannelPartProps = Pick<ChannelScope, 'channel' | 'api'>
