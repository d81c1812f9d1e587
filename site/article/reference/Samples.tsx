import type { ReactNode } from 'react'
import type { Effect } from '../../../generator/contract/entry.ts'
import type { Operation } from '../../../generator/contract/operation.ts'
import { operationEffect } from '../../../generator/model/view/effect.ts'
import { useArticle } from '../articleContext.tsx'
import { MarkdownOnly } from '../MarkdownOnly.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import { BodyExample } from './BodyExample.tsx'
import { ConsoleLink, useSendAnchor } from './ConsoleLink.tsx'
import { isRetired } from './DeprecationBanner.tsx'
import { FurtherExamples } from './FurtherExamples.tsx'
import { type OperationPartProps, type OperationProps, useOperation } from './operationContext.tsx'
import { RequestSamples } from './RequestSamples.tsx'
import { VerifySamples } from './VerifySamples.tsx'

/** A request made of the operation's examples in each language, and the replies that the spec shows. */
export function Samples({ of, api: apiId }: OperationProps) {
  const { operation, api } = useOperation(of, apiId)
  return (
    <>
      <RequestSample operation={operation} api={api} />
      <ResponseSample operation={operation} />
    </>
  )
}

/** The request in each language; of a webhook the body that it brings, and how its signature is checked. */
export function RequestSample({ operation, api }: OperationPartProps) {
  const article = useArticle()
  const title = article.words.text('reference.samples.request')
  const entry = { kind: 'operation', api: api.id, id: operation.id, deprecation: operation.deprecation } as const
  const anchor = useSendAnchor(entry)
  if (operation.kind !== 'operation')
    return (
      <>
        <ItemGroup title={title} items={bodyItems(operation)} />
        <VerifySamples operation={operation} api={api} />
      </>
    )
  return (
    <SampleGroup
      title={title}
      anchor={anchor}
      mark={
        <>
          {isRetired(operation.deprecation, article) ? null : <EffectMark effect={operationEffect(operation)} />}{' '}
          <ConsoleLink {...entry} />
        </>
      }
    >
      <RequestSamples operation={operation} api={api} />
    </SampleGroup>
  )
}

/** The replies that the spec shows. */
export function ResponseSample({ operation }: Pick<OperationPartProps, 'operation'>) {
  const { words } = useArticle()
  return <ItemGroup title={words.text('reference.samples.response')} items={responseItems(operation)} />
}

interface SampleGroupProps {
  readonly title: string
  readonly anchor?: string | undefined
  /** Warning to read before the samples are run. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

function SampleGroup({ title, anchor, mark, children }: SampleGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark an operation
    <div className="samples" role="group" aria-label={title}>
      <p className="samples-title" id={anchor}>
        {title} {mark}
      </p>
      {children}
    </div>
  )
}

function ItemGroup({ title, items }: { readonly title: string; readonly items: readonly TabItem[] }) {
  const [only, ...others] = items
  if (!only) return null
  return (
    <SampleGroup title={title}>
      {others.length === 0 ? only.content : <TabList items={items} label={title} />}
    </SampleGroup>
  )
}

/** Examples of the body of a webhook or callback: a body alone, since only its receiver knows the address. */
function bodyItems({ requestBody }: Operation): TabItem[] {
  const [content] = requestBody?.contents ?? []
  return (content?.examples ?? []).map((example) => ({
    label: example.name,
    content: <BodyExample mediaType={content?.mediaType ?? ''} example={example} />,
  }))
}

/** A tab for each status; the examples after its first wait behind a disclosure. */
function responseItems({ responses }: Operation): TabItem[] {
  return responses.flatMap(({ status, contents }) => {
    const [first, ...others] = contents.flatMap(({ mediaType, examples: own }) =>
      own.map((example) => (
        <BodyExample key={`${mediaType} ${example.name}`} mediaType={mediaType} example={example} />
      )),
    )
    if (!first) return []
    const content = (
      <>
        {first}
        <FurtherExamples count={others.length}>{others}</FurtherExamples>
      </>
    )
    return [{ label: status, content }]
  })
}

/** Warns beside a sample that it does more than read. */
function EffectMark({ effect }: { readonly effect: Effect }) {
  const { words } = useArticle()
  if (effect === 'read') return null
  return (
    <>
      <small className="effect">{words.text('reference.effect')}</small>
      <MarkdownOnly>{words.rich('reference.effect.note', { option: <code>--live</code> })}</MarkdownOnly>
    </>
  )
}
