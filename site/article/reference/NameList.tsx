import { Fragment } from 'react'
import { useWords } from '../articleContext.tsx'

/** Names in code, with the language's comma between them. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  const comma = useWords().text('reference.comma')
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : comma}
      <code>{name}</code>
    </Fragment>
  ))
}
