import type { ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'
import { naturalWidth, textSize } from './textMetrics.ts'

interface Drawing {
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

interface Props extends Drawing {
  readonly title: string
  /** Content of the drawing, in a sentence. */
  readonly description: string
  /** The drawing holds links, so its texts are read one by one; others are one image. */
  readonly hasLinks?: boolean
  /** A narrow screen shows the words in place of the drawing, which is hidden from sight elsewhere. */
  readonly narrow?: 'drawing' | 'words'
  /** The drawing for a wide screen, where there is another. */
  readonly wide?: Drawing | undefined
  /** The content of the drawing in words, beneath it. */
  readonly equivalent: ReactNode
}

/** A drawing made at build time, with its text equivalent. Colours and fonts come from the stylesheet. */
export function DiagramFigure(props: Props) {
  const { title, description, width, hasLinks = false, narrow, wide, equivalent } = props
  const { nextId } = useArticle()
  return (
    <figure className="diagram" data-narrow={narrow}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="diagram-canvas" tabIndex={0} aria-label={title} data-wide={width > naturalWidth || undefined}>
        {[props, ...(wide ? [wide] : [])]
          .map((drawing) => ({ ...drawing, id: nextId('diagram') }))
          .map(({ id, width, height, children }) => (
            <svg
              key={id}
              viewBox={`0 0 ${width} ${height}`}
              width={width}
              height={height}
              fontSize={textSize}
              role={hasLinks ? 'group' : 'img'}
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-text`}
            >
              <title id={`${id}-title`}>{title}</title>
              <desc id={`${id}-text`}>{description}</desc>
              {children}
            </svg>
          ))}
      </section>
      {equivalent}
    </figure>
  )
}

/** The text equivalent of a drawing behind a disclosure. */
export function InWords({ children }: { readonly children: ReactNode }) {
  const { words } = useArticle()
  return (
    <details className="values in-words">
      <summary>{words.text('reference.diagram.inWords')}</summary>
      <div>{children}</div>
    </details>
  )
}
