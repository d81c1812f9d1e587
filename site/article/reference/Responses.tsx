import type { Api } from '../../../generator/contract/reference.ts'
import type { Field, ValueDirection } from '../../../generator/model/view/field.ts'
import type { ResponseOutline } from '../../../generator/model/view/operationOutline.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { Contents } from './Body.tsx'
import { TopFields } from './FieldTree.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { ResponseLinks } from './ResponseLinks.tsx'
import { Section } from './Section.tsx'
import { statusClass, statusText } from './statusText.ts'

/** The responses, a disclosure for each status. The first success is open. */
export function Responses({ of, api: apiId }: OperationProps) {
  const words = useWords()
  const { outline, api, level } = useOperation(of, apiId)
  const { responses, directions } = outline
  if (!responses) return null
  const { anchor, items } = responses
  const open = items.find(({ response }) => response.status.startsWith('2')) ?? items[0]
  return (
    <Section level={level} anchor={anchor} title={words.text('reference.responses')}>
      {items.map((item) => (
        <StatusResponse
          key={item.anchor}
          outline={item}
          api={api}
          direction={directions.response}
          isOpen={item === open}
        />
      ))}
    </Section>
  )
}

interface StatusProps {
  readonly outline: ResponseOutline
  readonly api: Api
  readonly direction: ValueDirection
  readonly isOpen: boolean
}

function StatusResponse({ outline, api, direction, isOpen }: StatusProps) {
  const article = useArticle()
  const { words } = article
  const { response, anchor, headers, contents } = outline
  const { status, summary, description, links } = response
  const [only, ...others] = response.contents
  return (
    <details className="response" id={anchor} open={isOpen}>
      <summary>
        <code data-status={statusClass(status)}>{status}</code>{' '}
        {summary ? plainText(summary, article) : statusText(status, words)}
        {only && others.length === 0 ? <small>{only.mediaType}</small> : null}
      </summary>
      <Prose value={description} />
      <Headers headers={headers} api={api} direction={direction} />
      {contents.length > 0 ? (
        <Contents contents={contents} direction={direction} api={api} said={description} />
      ) : (
        <p className="body-type">{words.text('reference.noBody')}</p>
      )}
      <ResponseLinks links={links} api={api} />
    </details>
  )
}

interface HeadersProps extends Pick<StatusProps, 'api' | 'direction'> {
  readonly headers: readonly Field[]
}

function Headers({ headers, api, direction }: HeadersProps) {
  const words = useWords()
  if (headers.length === 0) return null
  return (
    <>
      <p className="label">{words.text('reference.headers')}</p>
      <TopFields fields={headers} api={api} direction={direction} />
      <p className="label">{words.text('reference.body')}</p>
    </>
  )
}
