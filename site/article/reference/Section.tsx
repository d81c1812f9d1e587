import type { ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'
import { AnchorLink, Heading, type HeadingProps, textOf } from '../Heading.tsx'

interface Props extends Pick<HeadingProps, 'level' | 'id' | 'anchor'> {
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A part of an operation under its own heading. */
export function Section({ title, children, ...heading }: Props) {
  return (
    <section className="operation-section">
      <Heading {...heading}>{title}</Heading>
      {children}
    </section>
  )
}

interface FoldProps extends Props {
  /** Note beside the heading. */
  readonly note?: ReactNode
}

/** A part that repeats an earlier one of the page: closed until a reader wants it. */
export function SectionFold({ title, note, children, level, id = '', anchor: given }: FoldProps) {
  const { uniqueAnchor } = useArticle()
  const anchor = given ?? uniqueAnchor(id)
  return (
    <div className="linked-fold">
      <AnchorLink to={anchor} name={textOf(title)} />
      <details className="section-fold">
        <summary>
          <Heading level={level} anchor={anchor} isInSummary>
            {title}
          </Heading>
          {note}
        </summary>
        {children}
      </details>
    </div>
  )
}
