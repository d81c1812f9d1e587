import type { Api } from '../../../generator/contract/reference.ts'
import type { OperationOutline } from '../../../generator/model/view/operationOutline.ts'
import { useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { Endpoint } from './Endpoint.tsx'
import { Errors } from './Errors.tsx'
import { type OperationProps, OperationProvider, useOperation } from './operationContext.tsx'
import { Parameters } from './Parameters.tsx'
import { RequestBody } from './RequestBody.tsx'
import { Responses } from './Responses.tsx'
import { Section } from './Section.tsx'
import { VerifySamples } from './VerifySamples.tsx'

/** Requests that the provider sends to an address of the caller's. */
export function Callbacks({ of, api: apiId }: OperationProps) {
  const { words } = useArticle()
  const { outline, api, level } = useOperation(of, apiId)
  const { callbacks } = outline
  if (!callbacks) return null
  return (
    <Section level={level} anchor={callbacks.anchor} title={words.text('reference.callbacks')}>
      <p>{words.text('reference.callbacks.description')}</p>
      {callbacks.items.map(({ name, operations }) => (
        <div key={name}>
          <p className="label">{words.rich('reference.callbacks.name', { name: <code key="name">{name}</code> })}</p>
          {operations.map((callback) => (
            <CallbackOperation key={callback.operation.id} outline={callback} api={api} level={level + 1} />
          ))}
        </div>
      ))}
    </Section>
  )
}

function CallbackOperation({
  outline,
  api,
  level,
}: {
  readonly outline: OperationOutline
  readonly api: Api
  readonly level: number
}) {
  const article = useArticle()
  const { operation, anchor, parameters } = outline
  const { id } = operation
  return (
    <OperationProvider value={{ operation, api, outline, level: level + 1 }}>
      <section className="callback" id={anchor}>
        <Heading level={level} anchor={anchor} isTarget={false}>
          {plainText(operation.title, article)}
        </Heading>
        <Endpoint of={id} />
        <Prose value={operation.description} />
        {parameters.map(({ in: place }) => (
          <Parameters key={place} of={id} in={place} />
        ))}
        <RequestBody of={id} />
        <Responses of={id} />
        <Errors of={id} />
        <VerifySamples operation={operation} api={api} />
        <Callbacks of={id} />
      </section>
    </OperationProvider>
  )
}
