import { Fragment, type ReactNode } from 'react'
import { localized } from '../../../generator/contract/locales.ts'
import type { Api, Example, Operation } from '../../../generator/contract/reference.ts'
import type { RequestPlan, SampleLanguage } from '../../../generator/contract/samples.ts'
import { languages } from '../../../generator/samples/languages.ts'
import { operationPlan, sampleAddress } from '../../../generator/samples/operationPlan.ts'
import { sampleOf } from '../../../generator/samples/sampleOf.ts'
import { variablesOf } from '../../../generator/samples/signingNeeds.ts'
import { withBase } from '../../lib/url.ts'
import { useArticle } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import { BodyExample } from './BodyExample.tsx'

interface RequestSamplesProps {
  readonly operation: Operation
  readonly api: Api
}

/** The request of the first example in each language; of the other examples the body alone. */
export function RequestSamples({ operation, api }: RequestSamplesProps) {
  const { words } = useArticle()
  const plan = operationPlan(operation, api)
  const [content] = operation.requestBody?.contents ?? []
  const [first, ...others] = content?.examples ?? []
  const title = useExampleName(others.length > 0 ? first : undefined)
  const items = (Object.keys(languages) as SampleLanguage[]).map(
    (language): TabItem => ({
      label: languages[language].label,
      value: language,
      content: <LanguageSample plan={plan} api={api} language={language} {...(title === undefined ? {} : { title })} />,
    }),
  )
  return (
    <>
      <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
      <CredentialsNote plan={plan} api={api} />
      {others.map((example) => (
        <OtherBody key={example.name} mediaType={content?.mediaType ?? ''} example={example} />
      ))}
    </>
  )
}

interface LanguageSampleProps {
  readonly plan: RequestPlan
  readonly api: Api
  readonly language: SampleLanguage
  readonly title?: string
}

/** What matters of the program, and the way to the whole of it. */
function LanguageSample({ plan, api, language, title }: LanguageSampleProps) {
  const { words, site } = useArticle()
  const { short, file } = sampleOf(language, plan)
  const href = withBase(sampleAddress(api, plan, language), site.base)
  return (
    <>
      <CodeBlock language={languages[language].grammar} code={short} {...(title === undefined ? {} : { title })} />
      <p className="samples-program">
        <a href={href} download="">
          {file}
        </a>
        <button type="button" data-copy-file={href}>
          {words.text('reference.samples.program')}
        </button>
      </p>
    </>
  )
}

/** Where a program has its credentials from, and what it does with them. */
function CredentialsNote({ plan, api }: { readonly plan: RequestPlan; readonly api: Api }) {
  const article = useArticle()
  const { words, route } = article
  const names = variablesOf(plan)
  if (names.length === 0) return null
  const href = authenticationHref(route.path, api, article)
  const label = words.text('reference.authentication')
  const authentication: ReactNode = href === undefined ? label : <a href={href}>{label}</a>
  const variables = names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : ', '}
      <code>{name}</code>
    </Fragment>
  ))
  return (
    <p className="samples-note">
      {words.rich('reference.samples.signing', { variables: <>{variables}</>, authentication })}
    </p>
  )
}

function OtherBody({ mediaType, example }: { readonly mediaType: string; readonly example: Example }) {
  const title = useExampleName(example)
  return <BodyExample mediaType={mediaType} example={example} {...(title === undefined ? {} : { title })} />
}

function useExampleName(example: Example | undefined): string | undefined {
  const { locale, defaultLocale } = useArticle()
  return example?.summary ? localized(example.summary, locale, defaultLocale).text : example?.name
}
