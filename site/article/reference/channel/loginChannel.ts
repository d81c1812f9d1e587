import type { Channel, MessageId } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import { loginChannelOf } from '../../../../generator/model/view/loginChannel.ts'
import type { Article } from '../../articleContext.tsx'
import { authenticationHref } from '../../documentedPages.ts'
import { entryHref } from '../../links.ts'

/** Address of the login for a channel; nothing on the page that documents the login itself. */
export function loginHref(channel: Channel, api: Api, article: Article): string | undefined {
  const login = loginChannelOf(api)
  if (login === channel) return undefined
  return login ? entryHref('channel', login.id, api, article) : authenticationHref(article.route.path, api, article)
}

/** Where the fields of a message are listed; seen from a page that may be another channel's. */
export function messageHref(
  owner: Channel,
  message: MessageId,
  shown: Channel,
  api: Api,
  article: Article,
): string | undefined {
  const anchor = `#${anchorOf(owner.id, message)}`
  if (owner.id === shown.id) return anchor
  const page = entryHref('channel', owner.id, api, article)
  return page === undefined ? undefined : page.replace(/#.*$/, '') + anchor
}
