import { localized } from '../../../../generator/contract/locales.ts'
import type { Example } from '../../../../generator/contract/reference.ts'
import { useArticle } from '../../articleContext.tsx'
import { CodeBlock } from '../../prose/CodeBlock.tsx'
import { formatJson } from '../samples/formatJson.ts'

/** One frame as it goes over the wire. A frame that is no JSON stands as the text that it is. */
export function FrameCode({ example }: { readonly example: Pick<Example, 'value' | 'summary' | 'generated'> }) {
  const { locale, defaultLocale, words } = useArticle()
  const { value, summary, generated } = example
  const title = summary ? { title: localized(summary, locale, defaultLocale).text } : {}
  const isText = typeof value === 'string'
  return (
    <>
      <CodeBlock language={isText ? 'plaintext' : 'json'} code={isText ? value : formatJson(value)} {...title} />
      {generated ? <p className="samples-note">{words.text('reference.samples.generated')}</p> : null}
    </>
  )
}
