import type { Api, SecurityScheme } from '../../../generator/contract/reference.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { serverAddress } from './serverAddress.ts'
import { ToolPlace } from './ToolPlace.tsx'

/** The place where a reader finds out what is wrong with a signature: one for each scheme of an API that signs requests. */
export function SignatureDebugger({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const schemes = api.securitySchemes.filter(signsRequests)
  return schemes.map((scheme) => <SchemeDebugger key={scheme.id} scheme={scheme} api={api} />)
}

interface SchemeDebuggerProps {
  readonly scheme: SecurityScheme
  readonly api: Api
}

/** The same for one scheme; nothing for one that signs no requests. */
export function SchemeDebugger({ scheme, api }: SchemeDebuggerProps) {
  const { words, locale, nextId } = useArticle()
  const { signing } = scheme
  if (!signing || !signsRequests(scheme)) return null
  const { login: _login, ...own } = signing
  const props = { id: nextId('debugger'), locale, server: serverAddress(api), signing: own }
  return (
    <ToolPlace
      title={words.text('reference.debugSignature')}
      island="signature-debugger"
      props={JSON.stringify(props)}
    />
  )
}

/** A scheme that sends its signature nowhere but in a login frame signs no requests. */
function signsRequests({ signing }: SecurityScheme): boolean {
  return signing !== undefined && Object.keys({ ...signing.headers, ...signing.parameters }).length > 0
}
