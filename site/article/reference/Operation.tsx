import { Children, isValidElement, type ReactNode } from 'react'
import { anchorOf } from '../../../generator/contract/ids.ts'
import { requestFormPath } from '../../../generator/contract/requestForm.ts'
import { languagesOf } from '../../../generator/samples/shownSamples.ts'
import { consoleAddress } from '../../shared/consoleAddress.ts'
import { withBase } from '../../shared/url.ts'
import { useArticle } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { plainText } from '../prose/Prose.tsx'
import { breakableName } from './breakableName.tsx'
import { Callbacks } from './Callbacks.tsx'
import { ChangeHistory } from './ChangeHistory.tsx'
import { isRetired } from './DeprecationBanner.tsx'
import { Endpoint, EndpointHead, EndpointTerms } from './Endpoint.tsx'
import { Errors } from './Errors.tsx'
import { MaintenanceLinks } from './MaintenanceLinks.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { type OperationProps, OperationProvider, useOperation } from './operationContext.tsx'
import { Responses } from './Responses.tsx'
import { RequestSample, ResponseSample, Samples } from './Samples.tsx'
import { ToolPlace } from './ToolPlace.tsx'

interface Props extends OperationProps {
  /** The page has only this operation: the page's title is its title. */
  readonly single?: boolean
  readonly children?: ReactNode
}

/**
 * One operation with its parts as children: a head as wide as the page, the request with its sample, the responses with theirs,
 * then the rest. Where there is room the stylesheet puts each sample beside its text.
 */
export function Operation({ of, api: apiId, single = false, children }: Props) {
  const article = useArticle()
  const { operation, api, outline } = useOperation(of, apiId)
  const { hasHead, hasSamples, before, responses, after } = arrange(Children.toArray(children))
  const { anchor } = outline
  return (
    <OperationProvider value={{ operation, api, outline, level: single ? 2 : 3 }}>
      <section className="operation" id={anchor} data-retired={isRetired(operation.deprecation, article) || undefined}>
        <div className="operation-head">
          {single ? null : (
            <Heading level={2} anchor={anchor} isTarget={false}>
              {breakableName(plainText(operation.title, article))}
            </Heading>
          )}
          {hasHead ? <EndpointHead operation={operation} api={api} /> : null}
        </div>
        <div className="operation-text operation-request">
          <OwnPlace name="OperationTop" operation={operation} api={api} />
          {hasHead ? <EndpointTerms operation={operation} api={api} /> : null}
          {before}
        </div>
        <BuildRequest of={of} api={api.id} />
        {hasSamples ? (
          <div className="operation-samples request-sample">
            <RequestSample operation={operation} api={api} />
          </div>
        ) : null}
        {responses.length > 0 ? <div className="operation-text operation-response">{responses}</div> : null}
        {hasSamples ? (
          <div className="operation-samples response-sample">
            <ResponseSample operation={operation} />
          </div>
        ) : null}
        <div className="operation-text operation-rest">
          {after}
          <OwnPlace name="OperationBottom" operation={operation} api={api} />
          <ChangeHistory api={api.id} of={of} />
          <MaintenanceLinks id={of} anchor={anchor} source={operation.source} single={single} />
        </div>
      </section>
    </OperationProvider>
  )
}

function arrange(parts: readonly ReactNode[]) {
  const isOf = (type: unknown) => (part: ReactNode) => isValidElement(part) && part.type === type
  const text = parts.filter((part) => !isOf(Endpoint)(part) && !isOf(Samples)(part))
  const end = text.findIndex((part) => [Responses, Errors, Callbacks].some((type) => isOf(type)(part)))
  const before = end < 0 ? text : text.slice(0, end)
  const results = end < 0 ? [] : text.slice(end)
  return {
    hasHead: parts.some(isOf(Endpoint)),
    hasSamples: parts.some(isOf(Samples)),
    before,
    responses: results.filter(isOf(Responses)),
    after: results.filter((part) => !isOf(Responses)(part)),
  }
}

/** The place where a reader builds a request of an operation in service. Nothing of it is loaded until it is opened. */
function BuildRequest({ of, api: apiId }: OperationProps) {
  const article = useArticle()
  const { site, words, locale } = article
  const { operation, api, level } = useOperation(of, apiId)
  if (operation.kind !== 'operation' || isRetired(operation.deprecation, article)) return null
  const file = withBase(requestFormPath(api.id, of), site.base)
  return (
    <ToolPlace
      title={words.text('reference.build')}
      anchor={anchorOf(of, 'build')}
      level={level === 2 ? 2 : 3}
      build={of}
      island="request-builder"
      props={JSON.stringify({ file, locale, languages: languagesOf(site), console: consoleAddress(site, locale) })}
    />
  )
}
