import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Api, Operation, ParameterPlace } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { Endpoint } from './Endpoint.tsx'
import { type OperationProps, OperationProvider, useOperation } from './operationContext.tsx'
import { Parameters } from './Parameters.tsx'
import { RequestBody } from './RequestBody.tsx'
import { Responses } from './Responses.tsx'
import { Section } from './Section.tsx'

const places: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

/** Requests that the provider sends to an address of the caller's. */
export function Callbacks({ of, api: apiId }: OperationProps) {
  const { words } = useArticle()
  const { operation, api, level } = useOperation(of, apiId)
  if (operation.callbacks.length === 0) return null
  return (
    <Section level={level} id={anchorOf(operation.id, 'callbacks')} title={words.text('reference.callbacks')}>
      <p>{words.text('reference.callbacks.description')}</p>
      {operation.callbacks.map(({ name, operations }) => (
        <div key={name}>
          <p className="label">{words.rich('reference.callbacks.name', { name: <code key="name">{name}</code> })}</p>
          {operations.map((callback) => (
            <CallbackOperation key={callback.id} operation={callback} api={api} level={level + 1} />
          ))}
        </div>
      ))}
    </Section>
  )
}

function CallbackOperation({
  operation,
  api,
  level,
}: {
  readonly operation: Operation
  readonly api: Api
  readonly level: number
}) {
  const article = useArticle()
  const { id } = operation
  const anchor = article.uniqueAnchor(anchorOf(id))
  return (
    <OperationProvider value={{ operation, api, level: level + 1 }}>
      <section className="callback" id={anchor}>
        <Heading level={level} id={anchor} isTarget={false}>
          {plainText(operation.title, article)}
        </Heading>
        <Endpoint of={id} />
        <Prose value={operation.description} />
        {places.map((place) => (
          <Parameters key={place} of={id} in={place} />
        ))}
        <RequestBody of={id} />
        <Responses of={id} />
      </section>
    </OperationProvider>
  )
}
