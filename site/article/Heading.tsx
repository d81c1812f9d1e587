import { isValidElement, type ReactNode } from 'react'
import { useArticle } from './articleContext.tsx'

/** A link to a place of the page; the mark is drawn by the stylesheet, so that copied text stays clean. */
export function AnchorLink({ to, name }: { readonly to: string; readonly name: string }) {
  const { words } = useArticle()
  // biome-ignore lint/a11y/useAnchorContent: the label is its content
  return <a className="anchor" href={`#${to}`} aria-label={words.text('reference.linkTo', { name })} />
}

export interface HeadingProps {
  readonly level: number
  /** A summary is a control and must hold no link: the element around the summary has the link too. */
  readonly isInSummary?: boolean
  /** The id of the heading where no outline has given an anchor; a number follows where it is taken. */
  readonly id?: string
  /** Anchor that the outline has given: the heading's, or with `isTarget` false the anchor of the section around it. */
  readonly anchor?: string
  readonly isTarget?: boolean
  readonly children?: ReactNode
}

/**
 * A heading whose text is a link to itself, so that its name is its text alone. Levels 2 and 3 become part of the page's
 * contents.
 */
export function Heading({ level, id = '', anchor: given, isTarget = true, isInSummary, children }: HeadingProps) {
  const { headings, uniqueAnchor } = useArticle()
  const Tag = `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  const text = textOf(children)
  const anchor = given ?? uniqueAnchor(id)
  if (level === 2 || level === 3) headings.push({ id: anchor, text, level })
  const target = isTarget ? anchor : undefined
  const plain = <Tag id={target}>{children}</Tag>
  if (isInSummary) return plain
  if (holdsLink(children)) {
    return (
      <>
        {plain}
        <AnchorLink to={anchor} name={text} />
      </>
    )
  }
  return (
    <Tag id={target}>
      <a className="heading-link" href={`#${anchor}`}>
        {children}
      </a>
    </Tag>
  )
}

/** Whether a heading leads elsewhere already: links cannot be nested. */
function holdsLink(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(holdsLink)
  if (!isValidElement<{ href?: string; children?: ReactNode }>(node)) return false
  return node.props.href !== undefined || holdsLink(node.props.children)
}

/** The text of a heading, without its markup. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
