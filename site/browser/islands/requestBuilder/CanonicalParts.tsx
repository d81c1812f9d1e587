import { Fragment } from 'react'
import type { Signing } from '../../../../generator/contract/signing.ts'
import type { TemplatePart } from '../../../../generator/samples/signing/fillTemplate.ts'
import { breakable } from '../../../shared/breakable.tsx'
import { useIslandText } from '../useIslandText.ts'

interface PartListProps {
  readonly parts: readonly TemplatePart[]
  /** Members of the body by the names of their texts. */
  readonly members?: Signing['members']
}

/** The string to sign, a line for each of its parts. */
export function CanonicalParts({ parts: given, members }: PartListProps) {
  const text = useIslandText()
  return (
    <>
      <PartList parts={withLineFeeds(given)} members={members} />
      {given.length > 1 ? <p className="builder-quiet">{text('builder.canonical.joined')}</p> : null}
    </>
  )
}

/** Values one below the other, each with its name. */
export function PartList({ parts, members = {} }: PartListProps) {
  const text = useIslandText()
  return (
    <ol className="canonical">
      {parts.map(({ placeholder = 'fixed', text: value, bytes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scheme's parts keep their places
        <li key={index} data-part={placeholder}>
          <span>
            {text('builder.canonical.part', {
              part: Object.hasOwn(members, placeholder) ? 'member' : placeholder,
              name: placeholder,
            })}
            {bytes ? ` ${text('builder.canonical.bytes')}` : null}
          </span>
          <code>{value === '' ? <i>{text('builder.canonical.empty')}</i> : <VisibleText text={value} />}</code>
        </li>
      ))}
    </ol>
  )
}

/** Moves a line feed to the end of the part before it: readers expect no part of its own. */
function withLineFeeds(parts: readonly TemplatePart[]): TemplatePart[] {
  return parts.flatMap((part, index) => {
    const isLiteral = part.placeholder === undefined && index > 0
    const own = isLiteral ? part.text.replace(/^\n/, '') : part.text
    if (isLiteral && own === '') return []
    const next = parts[index + 1]
    const feed = next?.placeholder === undefined && next?.text.startsWith('\n') ? '\n' : ''
    return [{ ...part, text: own + feed }]
  })
}

/** A text in which line feeds can be seen. */
function VisibleText({ text: value }: { readonly text: string }) {
  const text = useIslandText()
  return value.split('\n').map((line, index, lines) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={index}>
      {breakable(line, /(?<=[,=])|(?<=.)(?=&)/)}
      {index < lines.length - 1 ? (
        <abbr className="line-feed" title={text('builder.canonical.lineFeed')}>
          ⏎
        </abbr>
      ) : null}
    </Fragment>
  ))
}
