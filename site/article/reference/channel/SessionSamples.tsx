import { sampleLanguages } from '../../../../generator/contract/sampleLanguages.ts'
import { isWebSocket } from '../../../../generator/model/view/protocol.ts'
import { channelPlan, sessionAddress } from '../../../../generator/samples/channelPlan.ts'
import { askedVariables, unsentParameters, unsentSchemes } from '../../../../generator/samples/sessionHandshake.ts'
import { sessionVariables } from '../../../../generator/samples/sessionParts.ts'
import { sessionSampleOf } from '../../../../generator/samples/sessionSampleOf.ts'
import { sessionLanguagesOf } from '../../../../generator/samples/shownSamples.ts'
import { useArticle } from '../../articleContext.tsx'
import { type TabItem, TabList } from '../../prose/Tabs.tsx'
import { CredentialsNote } from '../CredentialsNote.tsx'
import { NameList } from '../NameList.tsx'
import { SampleCode } from '../SampleCode.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** Programs that hold a session on a channel, a tab for each language. Those after the first of a page differ little. */
export function SessionSamples({ of, api: apiId }: ChannelProps) {
  const { words, isFirst, site } = useArticle()
  const { channel, api } = useChannel(of, apiId)
  const names = sessionLanguagesOf(site)
  if (!isWebSocket(channel) || names.length === 0) return null
  const plan = channelPlan(channel, api)
  const variables = sessionVariables(plan)
  const asked = askedVariables(channel, plan)
  const unsent = unsentParameters(channel, api, plan)
  const schemes = unsentSchemes(channel, api, plan)
  const title = words.text('reference.samples.client')
  const items = names.map(
    (language): TabItem => ({
      label: sampleLanguages[language].label,
      value: language,
      content: <SampleCode sample={sessionSampleOf(language, plan)} address={sessionAddress(api, plan, language)} />,
    }),
  )
  const tabs = <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark a channel
    <div className="samples" role="group" aria-label={title}>
      {isFirst('client') ? (
        <>
          <p className="samples-title">{title}</p>
          {tabs}
        </>
      ) : (
        <details className="values">
          <summary>{title}</summary>
          {tabs}
        </details>
      )}
      {asked.length > 0 ? (
        <p className="samples-note">{words.rich('reference.samples.asked', { names: <NameList names={asked} /> })}</p>
      ) : null}
      {unsent.length > 0 ? (
        <p className="samples-note">
          {words.rich('reference.samples.handshake', { names: <NameList names={unsent.map(({ name }) => name)} /> })}
        </p>
      ) : null}
      {schemes.length > 0 ? (
        <p className="samples-note">
          {words.rich('reference.samples.schemes', { names: <NameList names={schemes} /> })}
        </p>
      ) : null}
      <CredentialsNote variables={variables.filter((name) => !asked.includes(name))} api={api} />
    </div>
  )
}
