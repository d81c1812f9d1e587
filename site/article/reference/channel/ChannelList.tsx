import { localized } from '../../../../generator/contract/locales.ts'
import { firstSentence } from '../../../../generator/markdown/firstSentence.ts'
import { useApi, useArticle } from '../../articleContext.tsx'
import { entryHref } from '../../links.ts'
import { plainText } from '../../prose/Prose.tsx'
import { PathTemplate } from '../PathTemplate.tsx'
import { ChannelBadge } from './ChannelBadge.tsx'

/** The channels of an API, each with its topic, a link and a sentence. */
export function ChannelList({ api: apiId }: { readonly api?: string }) {
  const article = useArticle()
  const api = useApi(apiId)
  return (
    <ul className="operations">
      {api.channels.map(({ id, address, title, summary, ...channel }) => (
        <li key={id}>
          <ChannelBadge channel={channel} />
          <p>
            <a href={entryHref('channel', id, api, article)}>{plainText(title, article)}</a>
            <code>
              <PathTemplate path={address} />
            </code>
          </p>
          {summary ? <p>{firstSentence(localized(summary, article.locale, article.defaultLocale).text)}</p> : null}
        </li>
      ))}
    </ul>
  )
}
