import type { ReactNode } from 'react'
import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { authenticationHref } from '../documentedPages.ts'
import { NameList } from './NameList.tsx'

/** Says where a program reads its credentials from and how it uses them; once a page. */
export function CredentialsNote({ variables, api }: { readonly variables: readonly string[]; readonly api: Api }) {
  const article = useArticle()
  const { words, route, isFirst } = article
  if (variables.length === 0 || !isFirst(`credentials ${variables.join()}`)) return null
  const href = authenticationHref(route.path, api, article)
  const label = words.text('reference.authentication')
  const authentication: ReactNode = href === undefined ? label : <a href={href}>{label}</a>
  return (
    <p className="samples-note">
      {words.rich('reference.samples.signing', { variables: <NameList names={variables} />, authentication })}
    </p>
  )
}
