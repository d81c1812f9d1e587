import type { ComponentType } from 'react'
import type { Operation } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'

/** Properties of a component of the project: the operation that it stands in. */
interface OwnPlaceProps {
  /** Id of the API. */
  readonly api: string
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tags: readonly string[]
  /** Language of the page. */
  readonly locale: string
}

interface Props {
  readonly name: 'OperationTop' | 'OperationBottom'
  readonly operation: Operation
  readonly api: Api
}

/** The component of the project with this name, where it has one. */
export function OwnPlace({ name, operation: { id, method, path, tags }, api }: Props) {
  const { ownComponents = {}, locale } = useArticle()
  const Own = ownComponents[name] as ComponentType<OwnPlaceProps> | undefined
  return Own ? <Own api={api.id} id={id} method={method} path={path} tags={tags} locale={locale} /> : null
}
