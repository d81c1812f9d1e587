import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Api, Response } from '../../../generator/contract/reference.ts'
import type { Direction } from '../../../generator/model/view/fieldTree.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { Contents } from './Body.tsx'
import { FieldList } from './FieldTree.tsx'
import { directionsOf, namesByAnchor, parameterField } from './fields.ts'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { ResponseLinks } from './ResponseLinks.tsx'
import { Section } from './Section.tsx'
import { statusClass, statusText } from './statusText.ts'

/** What comes back, a disclosure for each status. The first success is open. */
export function Responses({ of, api: apiId }: OperationProps) {
  const words = useWords()
  const { operation, api, level } = useOperation(of, apiId)
  const { responses } = operation
  if (responses.length === 0) return null
  const open = responses.find(({ status }) => status.startsWith('2')) ?? responses[0]
  return (
    <Section level={level} id={anchorOf(operation.id, 'responses')} title={words.text('reference.responses')}>
      {responses.map((response) => (
        <StatusResponse
          key={response.status}
          response={response}
          anchor={anchorOf(operation.id, response.status)}
          api={api}
          direction={directionsOf(operation).response}
          isOpen={response === open}
        />
      ))}
    </Section>
  )
}

interface StatusProps {
  readonly response: Response
  readonly anchor: string
  readonly api: Api
  readonly direction: Direction
  readonly isOpen: boolean
}

function StatusResponse({ response, anchor, api, direction, isOpen }: StatusProps) {
  const article = useArticle()
  const { words, uniqueAnchor } = article
  const own = uniqueAnchor(anchor)
  const { status, summary, description, headers, contents, links } = response
  const [only, ...others] = contents
  return (
    <details className="response" id={own} open={isOpen}>
      <summary>
        <code data-status={statusClass(status)}>{status}</code>{' '}
        {summary ? plainText(summary, article) : statusText(status, words)}
        {only && others.length === 0 ? <small>{only.mediaType}</small> : null}
      </summary>
      <Prose value={description} />
      <Headers headers={headers} anchor={own} api={api} direction={direction} />
      {contents.length > 0 ? (
        <Contents contents={contents} anchor={own} direction={direction} api={api} />
      ) : (
        <p className="body-type">{words.text('reference.noBody')}</p>
      )}
      <ResponseLinks links={links} api={api} />
    </details>
  )
}

interface HeadersProps extends Pick<StatusProps, 'anchor' | 'api' | 'direction'> {
  readonly headers: Response['headers']
}

function Headers({ headers, anchor, api, direction }: HeadersProps) {
  const { words, uniqueAnchor } = useArticle()
  if (headers.length === 0) return null
  const { schemas } = api
  const fields = headers.map((header) =>
    parameterField(header, anchorOf(anchor, 'headers', header.name), { schemas, direction, uniqueAnchor }),
  )
  const names = new Map(fields.flatMap((field) => [...namesByAnchor(field)]))
  return (
    <>
      <p className="label">{words.text('reference.headers')}</p>
      <FieldList fields={fields} api={api} direction={direction} names={names} depth={0} />
      <p className="label">{words.text('reference.body')}</p>
    </>
  )
}
