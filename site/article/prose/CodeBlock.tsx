import { useArticle } from '../articleContext.tsx'
import { highlight } from '../highlight.ts'
import { languageName } from '../languageName.ts'

interface CodeBlockProps {
  readonly language?: string
  readonly title?: string
  /** Plain code. */
  readonly code?: string
  /** Code that is highlighted already; wins over `code`. */
  readonly html?: string
  /** The code is a part that does not run: the button copies the program, whose link follows. */
  readonly isPart?: boolean
}

/** Code under a bar with its title or language and a copy button. */
export function CodeBlock({ language, title, code = '', html = highlight(code, language), isPart }: CodeBlockProps) {
  const { words } = useArticle()
  const name = languageName(language)
  return (
    <figure className="code" data-language={language}>
      <figcaption>
        <span>{title ?? name}</span>
        {title !== undefined && name !== undefined ? <span>{name}</span> : null}
        {isPart ? (
          <button type="button" data-copy-file="">
            {words.text('reference.samples.program')}
          </button>
        ) : (
          <button type="button" data-copy="">
            {words.text('reference.copy')}
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes all text */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}
