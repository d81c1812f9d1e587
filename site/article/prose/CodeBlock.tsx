import { useArticle } from '../articleContext.tsx'
import { highlight, languageName } from '../highlight.ts'

interface CodeBlockProps {
  readonly language?: string
  readonly title?: string
  /** Plain code. */
  readonly code?: string
  /** Code that is highlighted already; wins over `code`. */
  readonly html?: string
}

/** Code under a bar with its title or language and a copy button. */
export function CodeBlock({ language, title, code = '', html = highlight(code, language) }: CodeBlockProps) {
  const { words, nextId } = useArticle()
  const id = nextId('code')
  const name = languageName(language)
  return (
    <figure className="code">
      <figcaption>
        <span>{title ?? name}</span>
        {title !== undefined && name !== undefined ? <span>{name}</span> : null}
        <button type="button" data-copy={id}>
          {words.text('reference.copy')}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes all text */}
        <code id={id} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}
