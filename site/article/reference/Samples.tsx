import { localized } from '../../../generator/contract/locales.ts'
import type { Api, Content, Example, Operation } from '../../../generator/contract/reference.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { highlight } from '../highlight.ts'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { formatJson } from './samples/formatJson.ts'
import { curlCommand, httpHead } from './samples/requestTexts.ts'
import { type SampleRequest, sampleRequestOf } from './samples/sampleRequest.ts'

/** A request made of the operation's examples, and the replies that the spec shows. */
export function Samples({ of, api: apiId }: OperationProps) {
  const article = useArticle()
  const { operation, api } = useOperation(of, apiId)
  const requests = requestItems(operation, api, article)
  const responses = responseItems(operation)
  return (
    <div className="samples">
      <SampleGroup title={article.words.text('reference.samples.request')} items={requests} />
      <SigningNote operation={operation} api={api} />
      <SampleGroup title={article.words.text('reference.samples.response')} items={responses} />
    </div>
  )
}

function SampleGroup({ title, items }: { readonly title: string; readonly items: readonly TabItem[] }) {
  const [only, ...others] = items
  if (!only) return null
  return (
    <section aria-label={title}>
      <p className="samples-title">{title}</p>
      {others.length === 0 ? only.content : <TabList items={items} label={title} />}
    </section>
  )
}

/** A key alone may not be all that a call needs: its scheme tells the rest. */
function SigningNote({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const article = useArticle()
  const { words, route } = article
  if (!needsKey(operation, api)) return null
  const href = authenticationHref(route.path, api, article)
  const label = words.text('reference.authentication')
  const link = href === undefined ? label : <a href={href}>{label}</a>
  return (
    <p className="samples-note">
      {words.rich('reference.samples.signing', { key: <code>$API_KEY</code>, authentication: link })}
    </p>
  )
}

function needsKey({ kind, security: [requirement = []] }: Operation, { securitySchemes }: Api): boolean {
  return (
    kind === 'operation' &&
    requirement.some(({ scheme }) => securitySchemes.some(({ id, type }) => id === scheme && type === 'apiKey'))
  )
}

/** What is sent, a tab for each way to write it; several examples stand one beneath the other. */
function requestItems(operation: Operation, api: Api, article: Article): TabItem[] {
  if (operation.kind !== 'operation') return bodyItems(operation)
  const requests = bodyExamples(operation).map(({ content, example }, index, { length }) => ({
    key: index,
    request: sampleRequestOf({ operation, api, ...(content ? { content } : {}), ...(example ? { example } : {}) }),
    title: example && length > 1 ? { title: exampleName(example, article) } : {},
  }))
  const http = requests.map(({ key, request, title }) => (
    <CodeBlock key={key} language="http" html={httpHtml(request)} {...title} />
  ))
  const curl = requests.map(({ key, request, title }) => (
    <CodeBlock key={key} language="bash" code={curlCommand(request)} {...title} />
  ))
  const isRunnable = !needsKey(operation, api) && requests.every(({ request }) => /^https?:/.test(request.server))
  return [...(isRunnable ? [{ label: 'cURL', content: curl }] : []), { label: 'HTTP', content: http }]
}

/** What a webhook or callback brings: a body alone, since only its receiver knows the address. */
function bodyItems({ requestBody }: Operation): TabItem[] {
  const [content] = requestBody?.contents ?? []
  return (content?.examples ?? []).map((example) => ({
    label: example.name,
    content: <BodyExample mediaType={content?.mediaType ?? ''} example={example} />,
  }))
}

function bodyExamples({ requestBody }: Operation): { content?: Content; example?: Example }[] {
  const content = requestBody?.contents[0]
  if (!content || content.examples.length === 0) return [{}]
  return content.examples.map((example) => ({ content, example }))
}

function httpHtml(request: SampleRequest): string {
  const head = highlight(httpHead(request), 'http')
  return request.body ? `${head}\n\n${highlight(request.body.text, request.body.language)}` : head
}

/** A tab for each status; its examples stand one beneath the other. */
function responseItems({ responses }: Operation): TabItem[] {
  return responses.flatMap(({ status, contents }) => {
    const examples = contents.flatMap(({ mediaType, examples: own }) =>
      own.map((example) => (
        <BodyExample key={`${mediaType} ${example.name}`} mediaType={mediaType} example={example} />
      )),
    )
    return examples.length === 0 ? [] : [{ label: status, content: examples }]
  })
}

function BodyExample({ mediaType, example }: { readonly mediaType: string; readonly example: Example }) {
  const { locale, defaultLocale, words } = useArticle()
  const { value, summary, generated } = example
  const isText = typeof value === 'string' && !/[/+]json\b/i.test(mediaType)
  const name = summary ? localized(summary, locale, defaultLocale).text : isText ? mediaType : undefined
  const title = name === undefined ? {} : { title: name }
  return (
    <>
      <CodeBlock language={isText ? 'plaintext' : 'json'} code={isText ? value : formatJson(value)} {...title} />
      {generated ? <p className="samples-note">{words.text('reference.samples.generated')}</p> : null}
    </>
  )
}

function exampleName({ name, summary }: Example, { locale, defaultLocale }: Article): string {
  return summary ? localized(summary, locale, defaultLocale).text : name
}
