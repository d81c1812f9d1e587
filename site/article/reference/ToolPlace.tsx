import { useArticle } from '../articleContext.tsx'

interface ToolPlaceProps {
  readonly title: string
  /** The anchor that is wanted: a link to it opens the tool. */
  readonly anchor: string
  /** Of its line in the contents of the page. */
  readonly level: 2 | 3
  readonly island: string
  /** As JSON. */
  readonly props: string
  /** Operation whose form the address can name. */
  readonly build?: string
}

/**
 * A closed disclosure around an interactive part of an article. A closed part is on no screen, so that it loads when it is opened
 * first.
 */
export function ToolPlace({ title, anchor, level, island, props, build }: ToolPlaceProps) {
  const { words, headings, uniqueAnchor } = useArticle()
  const id = uniqueAnchor(anchor)
  headings.push({ id, text: title, level, isTool: true })
  return (
    <details className="tool needs-script" id={id} data-build={build}>
      <summary>
        {title}
        <span className="without-script">{words.text('reference.tool.noScript')}</span>
      </summary>
      <div data-island={island} data-props={props}>
        <p className="needs-script">{words.text('reference.tool.loading')}</p>
      </div>
    </details>
  )
}
