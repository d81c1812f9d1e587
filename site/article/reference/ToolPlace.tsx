import { useWords } from '../articleContext.tsx'

interface ToolPlaceProps {
  readonly title: string
  readonly island: string
  /** As JSON. */
  readonly props: string
  /** Operation whose form the address can name. */
  readonly build?: string
}

/**
 * A closed disclosure around an interactive part of an article. What is closed is on no screen, so that the part loads
 * when it is opened first.
 */
export function ToolPlace({ title, island, props, build }: ToolPlaceProps) {
  const words = useWords()
  return (
    <details className="tool needs-script" data-build={build}>
      <summary>{title}</summary>
      <div data-island={island} data-props={props}>
        <p>{words.text('reference.tool.loading')}</p>
      </div>
    </details>
  )
}
