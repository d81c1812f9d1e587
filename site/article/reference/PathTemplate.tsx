import { Fragment, type ReactNode } from 'react'
import { splitWords } from '../../shared/wholeWords.ts'

/** A path that may break after each slash, or an address of another kind after each mark, with its parameters marked. */
export function PathTemplate({ path }: { readonly path: string }) {
  return breakablePath(path)
}

/** The same where the text of the elements is read too: in a heading. */
export function breakablePath(path: string): ReactNode {
  const breaks = path.startsWith('/') ? /(?<=\/)(?=[^/])/ : /(?<=[/.:])(?=[^/.:])/
  return path.split(breaks).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a path have no other identity
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {segment.split(/(\{[^{}]*\})/).map((part) =>
        part.startsWith('{') ? (
          <var key={part} className={isKept(part) ? 'hl-w' : undefined}>
            {part}
          </var>
        ) : isKept(part) ? (
          <span key={part} className="hl-w">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ))
}

function isKept(part: string): boolean {
  return splitWords(part).some(({ isWhole }) => isWhole)
}
