import { Fragment } from 'react'

/** A path that may break after each slash, with its parameters marked. */
export function PathTemplate({ path }: { readonly path: string }) {
  return path.split(/(?<=\/)(?=[^/])/).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a path have no other identity
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {segment.split(/(\{[^{}]*\})/).map((part) => (part.startsWith('{') ? <var key={part}>{part}</var> : part))}
    </Fragment>
  ))
}
