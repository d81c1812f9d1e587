import { localized } from '../../../../generator/contract/locales.ts'
import type { Example } from '../../../../generator/contract/schema.ts'
import { useArticle } from '../../articleContext.tsx'
import { JsonCode } from '../JsonCode.tsx'

/** One frame as it goes over the wire. A frame that is no JSON stands as the text that it is. */
export function FrameCode({
  example,
}: {
  readonly example: Pick<Example, 'value' | 'headers' | 'summary' | 'generated'>
}) {
  const { locale, defaultLocale, words } = useArticle()
  const { value, headers, summary, generated } = example
  const title = summary && localized(summary, locale, defaultLocale).text
  return (
    <>
      {headers === undefined ? null : <JsonCode value={headers} title={words.text('reference.headers')} />}
      <JsonCode value={value} title={title} />
      {generated ? <p className="samples-note">{words.text('reference.samples.generated')}</p> : null}
    </>
  )
}
