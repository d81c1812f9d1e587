import { useWords } from '../articleContext.tsx'
import { Prose } from '../prose/Prose.tsx'
import { Contents } from './Body.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'

/** Letters of a media type that have room beside the heading on a phone. */
const widestType = 20

/** The body of a request. */
export function RequestBody({ of, api: apiId }: OperationProps) {
  const words = useWords()
  const { operation, outline, api, level } = useOperation(of, apiId)
  const { requestBody } = operation
  const { body, directions } = outline
  if (!requestBody || !body) return null
  const direction = directions.request
  const [only, ...others] = requestBody.contents
  const mediaType = only && others.length === 0 ? only.mediaType : ''
  return (
    <Section level={level} anchor={body.anchor} title={words.text('reference.requestBody')}>
      <p className="body-facts" data-long={mediaType.length > widestType || undefined}>
        {mediaType === '' ? null : <code>{mediaType}</code>}{' '}
        {direction === 'request' ? <Presence isRequired={requestBody.required} /> : null}
      </p>
      <Prose value={requestBody.description} />
      <Contents contents={body.items} direction={direction} api={api} said={requestBody.description} />
    </Section>
  )
}

function Presence({ isRequired }: { readonly isRequired: boolean }) {
  const words = useWords()
  return isRequired ? <b>{words.text('reference.required')}</b> : <span>{words.text('reference.optional')}</span>
}
