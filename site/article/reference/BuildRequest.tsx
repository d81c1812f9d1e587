import { anchorOf } from '../../../generator/contract/ids.ts'
import { requestFormPath } from '../../../generator/contract/requestForm.ts'
import { languagesOf } from '../../../generator/samples/shownSamples.ts'
import { consoleAddress } from '../../shared/consoleAddress.ts'
import { withBase } from '../../shared/url.ts'
import { useArticle } from '../articleContext.tsx'
import { isRetired } from './DeprecationBanner.tsx'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { ToolPlace } from './ToolPlace.tsx'

/** The place where a reader builds a request of an operation in service. Nothing of it is loaded until it is opened. */
export function BuildRequest({ of, api: apiId }: OperationProps) {
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
