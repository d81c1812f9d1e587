import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { entryHref, findOperation } from '../links.ts'
import { plainText } from '../prose/Prose.tsx'
import { breakableName } from './breakableName.tsx'

/** A link to an operation by its title; its id alone when it is nowhere documented. */
export function OperationLink({ id, api }: { readonly id: string; readonly api: Api }) {
  const article = useArticle()
  const found = findOperation(id, api, article)
  if (!found) return <code>{id}</code>
  const title = breakableName(plainText(found.operation.title, article))
  const href = entryHref('operation', id, found.api, article)
  return href === undefined ? title : <a href={href}>{title}</a>
}
