import type { ReactNode } from 'react'
import { breakable } from '../../shared/breakable.tsx'
import { splitWords } from '../../shared/wholeWords.ts'

/** A path that may break after each slash, or an address of another kind after each mark, with its parameters marked. */
export function PathTemplate({ path }: { readonly path: string }) {
  return breakablePath(path)
}

/** The path in a heading, where the text of the elements is read too. */
export function breakablePath(path: string): ReactNode {
  const breaks = path.startsWith('/') ? /(?<=\/)(?=[^/])/ : /(?<=[/.:])(?=[^/.:])/
  return breakable(path, breaks, (segment) =>
    segment.split(/(\{[^{}]*\})/).map((part) =>
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
    ),
  )
}

function isKept(part: string): boolean {
  return splitWords(part).some(({ isWhole }) => isWhole)
}
