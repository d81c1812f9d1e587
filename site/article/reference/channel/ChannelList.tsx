import { localized } from '../../../../generator/contract/locales.ts'
import type { Prose } from '../../../../generator/contract/reference.ts'
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
      {api.channels.map(({ id, address, title, summary, description, ...channel }) => (
        <li key={id}>
          <ChannelBadge channel={channel} />
          <p>
            {/* A channel without a title is called by its address. */}
            <a href={entryHref('channel', id, api, article)}>
              {plainText(title, article) === address ? <PathTemplate path={address} /> : plainText(title, article)}
            </a>
            {plainText(title, article) === address ? null : (
              <code>
                <PathTemplate path={address} />
              </code>
            )}
          </p>
          <About text={summary ?? description} />
        </li>
      ))}
    </ul>
  )
}

function About({ text }: { readonly text: Prose | undefined }) {
  const { locale, defaultLocale } = useArticle()
  return text ? <p>{firstSentence(localized(text, locale, defaultLocale).text)}</p> : null
}
