import type { ReactNode } from 'react'

/** A name that a browser may break where it is split; `show` gives each part, its text without it. */
export function breakable(name: string, at: RegExp, show: (part: string) => ReactNode = (part) => part): ReactNode {
  const [first = '', ...others] = name.split(at)
  return others.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {show(part)}
      </>
    ),
    show(first),
  )
}
