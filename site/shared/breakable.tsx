import { Fragment, type ReactNode } from 'react'

/** A name that a browser may break where it is split; `show` gives each part, its text without it. */
export function breakable(name: string, at: RegExp, show: (part: string) => ReactNode = (part) => part): ReactNode {
  return name.split(at).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {show(part)}
    </Fragment>
  ))
}
