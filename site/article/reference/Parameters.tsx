import type { ParameterPlace } from '../../../generator/contract/operation.ts'
import { useArticle } from '../articleContext.tsx'
import { TopFields } from './FieldTree.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'

/** The parameters of an operation that travel in one place. */
export function Parameters({ of, api: apiId, in: place }: OperationProps & { readonly in: ParameterPlace }) {
  const { words } = useArticle()
  const { outline, api, level } = useOperation(of, apiId)
  const found = outline.parameters.find((parameters) => parameters.in === place)
  if (!found) return null
  const { anchor, items } = found
  return (
    <Section level={level} anchor={anchor} title={words.text(`reference.parameters.${place}`)}>
      <TopFields fields={items} api={api} direction={outline.directions.request} />
    </Section>
  )
}
