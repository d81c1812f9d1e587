import { Fragment } from 'react'
import { splitWords } from '../../shared/wholeWords.ts'

/** A path that may break after each slash and nowhere else, with its parameters marked. */
export function PathTemplate({ path }: { readonly path: string }) {
  return path.split(/(?<=\/)(?=[^/])/).map((segment, index) => (
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
