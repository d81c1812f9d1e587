import { Fragment } from 'react'

/** Names in code, with commas between them. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : ', '}
      <code>{name}</code>
    </Fragment>
  ))
}
