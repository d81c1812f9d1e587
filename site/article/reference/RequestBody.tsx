import { anchorOf } from '../../../generator/contract/ids.ts'
import { useWords } from '../articleContext.tsx'
import { Prose } from '../prose/Prose.tsx'
import { Contents } from './Body.tsx'
import { directionsOf } from './fields.ts'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'

/** What is sent in the body. */
export function RequestBody({ of, api: apiId }: OperationProps) {
  const words = useWords()
  const { operation, api, level } = useOperation(of, apiId)
  const { requestBody } = operation
  if (!requestBody) return null
  const { request: direction } = directionsOf(operation)
  const [only, ...others] = requestBody.contents
  const anchor = anchorOf(operation.id, 'body')
  return (
    <Section level={level} id={anchor} title={words.text('reference.requestBody')}>
      <p className="body-facts">
        {only && others.length === 0 ? <code>{only.mediaType}</code> : null}{' '}
        {direction === 'request' ? <Presence isRequired={requestBody.required} /> : null}
      </p>
      <Prose value={requestBody.description} />
      <Contents contents={requestBody.contents} anchor={anchor} direction={direction} api={api} />
    </Section>
  )
}

function Presence({ isRequired }: { readonly isRequired: boolean }) {
  const words = useWords()
  return isRequired ? <b>{words.text('reference.required')}</b> : <span>{words.text('reference.optional')}</span>
}
