import { Fragment, type ReactNode } from 'react'

/** A name that a browser may break where it is split; `show` gives each part, its text without it. */
export function breakable(name: string, at: RegExp, show: (part: string) => ReactNode = (part) => part): ReactNode {
  const [first = '', ...others] = name.split(at)
  let offset = first.length
  const shown = others.map((part) => {
    const key = offset
    offset += part.length
    return (
      <Fragment key={key}>
        <wbr />
        {show(part)}
      </Fragment>
    )
  })
  // Side by side: nested in each other, a thousand parts exceed React's stack, and it loses some.
  return (
    <>
      {show(first)}
      {shown}
    </>
  )
}

/** A query, a body or a text to sign: it may break between its members, not within a word or a number. */
export function breakableMembers(text: string): ReactNode {
  return breakable(text, /(?<=,)|(?<=.)(?=[&?])/)
}
