import { Children, isValidElement, type ReactNode } from 'react'
import { anchorOf } from '../../../generator/contract/ids.ts'
import { useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { plainText } from '../prose/Prose.tsx'
import { Callbacks } from './Callbacks.tsx'
import { Errors } from './Errors.tsx'
import { type OperationProps, OperationProvider, useOperation } from './operationContext.tsx'
import { Responses } from './Responses.tsx'
import { Samples } from './Samples.tsx'

interface Props extends OperationProps {
  /** The page has only this operation: the page's title is its title. */
  readonly single?: boolean
  readonly children?: ReactNode
}

/**
 * One operation with its parts as children. In the document the samples stand under the parameters; where there is room the
 * stylesheet puts them in a column beside both halves of the text.
 */
export function Operation({ of, api: apiId, single = false, children }: Props) {
  const article = useArticle()
  const { operation, api } = useOperation(of, apiId)
  const { samples, before, after } = arrange(Children.toArray(children))
  const anchor = anchorOf(of)
  return (
    <OperationProvider value={{ operation, api, level: single ? 2 : 3 }}>
      <section className="operation" id={anchor}>
        {single ? null : (
          <Heading level={2} id={anchor} isTarget={false}>
            {plainText(operation.title, article)}
          </Heading>
        )}
        <div className="operation-text">{before}</div>
        {samples.length > 0 ? <div className="operation-samples">{samples}</div> : null}
        {after.length > 0 ? <div className="operation-text">{after}</div> : null}
      </section>
    </OperationProvider>
  )
}

/** Parts that tell what comes back: they follow the samples. */
const results: readonly unknown[] = [Responses, Errors, Callbacks]

function arrange(parts: readonly ReactNode[]) {
  const samples = parts.filter((part) => typeOf(part) === Samples)
  const text = parts.filter((part) => typeOf(part) !== Samples)
  const cut = text.findIndex((part) => results.includes(typeOf(part)))
  return cut < 0
    ? { samples, before: text, after: [] }
    : { samples, before: text.slice(0, cut), after: text.slice(cut) }
}

function typeOf(node: ReactNode): unknown {
  return isValidElement(node) ? node.type : undefined
}
