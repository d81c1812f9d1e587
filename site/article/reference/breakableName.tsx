import { Fragment, type ReactNode } from 'react'

/** A title, in one language. One that is an id, `listPods`, may break before its words. */
export function breakableName(name: ReactNode): ReactNode {
  if (typeof name !== 'string' || /\s/.test(name)) return name
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
