import { anchorOf } from '../../../generator/contract/ids.ts'
import type { ParameterPlace } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { FieldList } from './FieldTree.tsx'
import { directionsOf, namesByAnchor, parameterField } from './fields.ts'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'

interface Props extends OperationProps {
  readonly in: ParameterPlace
}

/** The parameters of an operation that travel in one place. */
export function Parameters({ of, api: apiId, in: place }: Props) {
  const { words, uniqueAnchor } = useArticle()
  const { operation, api, level } = useOperation(of, apiId)
  const id = anchorOf(operation.id, place)
  const { request: direction } = directionsOf(operation)
  const { schemas } = api
  const fields = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => parameterField(parameter, anchorOf(id, parameter.name), { schemas, direction, uniqueAnchor }))
  if (fields.length === 0) return null
  const names = new Map(fields.flatMap((field) => [...namesByAnchor(field)]))
  return (
    <Section level={level} id={id} title={words.text(`reference.parameters.${place}`)}>
      <FieldList fields={fields} api={api} direction={direction} names={names} depth={0} />
    </Section>
  )
}
