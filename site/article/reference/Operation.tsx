import { Children, isValidElement, type ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { plainText } from '../prose/Prose.tsx'
import { BuildRequest } from './BuildRequest.tsx'
import { Callbacks } from './Callbacks.tsx'
import { ChangeHistory } from './ChangeHistory.tsx'
import { Endpoint } from './Endpoint.tsx'
import { Errors } from './Errors.tsx'
import { MaintenanceLinks } from './MaintenanceLinks.tsx'
import { type OperationProps, OperationProvider, useOperation } from './operationContext.tsx'
import { Responses } from './Responses.tsx'
import { Samples } from './Samples.tsx'

interface Props extends OperationProps {
  /** The page has only this operation: the page's title is its title. */
  readonly single?: boolean
  readonly children?: ReactNode
}

/**
 * One operation with its parts as children: a head as wide as the page, then text and samples. In the document the samples
 * stand under the parameters; where there is room the stylesheet puts them in a column beside both halves of the text.
 */
export function Operation({ of, api: apiId, single = false, children }: Props) {
  const article = useArticle()
  const { operation, api, outline } = useOperation(of, apiId)
  const { head, samples, before, after } = arrange(Children.toArray(children))
  const { anchor } = outline
  return (
    <OperationProvider value={{ operation, api, outline, level: single ? 2 : 3 }}>
      <section className="operation" id={anchor}>
        <div className="operation-head">
          {single ? null : (
            <Heading level={2} anchor={anchor} isTarget={false}>
              {plainText(operation.title, article)}
            </Heading>
          )}
          {head}
          <BuildRequest of={of} api={api.id} />
        </div>
        <div className="operation-text">{before}</div>
        {samples.length > 0 ? <div className="operation-samples">{samples}</div> : null}
        <div className="operation-text">
          {after}
          <ChangeHistory api={api.id} of={of} />
          <MaintenanceLinks id={of} anchor={anchor} source={operation.source} single={single} />
        </div>
      </section>
    </OperationProvider>
  )
}

/** Parts that tell what comes back: they follow the samples. */
const results: readonly unknown[] = [Responses, Errors, Callbacks]

function arrange(parts: readonly ReactNode[]) {
  const head = parts.filter((part) => typeOf(part) === Endpoint)
  const samples = parts.filter((part) => typeOf(part) === Samples)
  const text = parts.filter((part) => !head.includes(part) && !samples.includes(part))
  const cut = text.findIndex((part) => results.includes(typeOf(part)))
  return cut < 0
    ? { head, samples, before: text, after: [] }
    : { head, samples, before: text.slice(0, cut), after: text.slice(cut) }
}

function typeOf(node: ReactNode): unknown {
  return isValidElement(node) ? node.type : undefined
}
