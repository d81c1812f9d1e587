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
  /** Address of the whole program where the code is a part that does not run: the button copies it. */
  readonly program?: string
}

/** Code under a bar with its title or language and a copy button. */
export function CodeBlock({ language, title, code = '', html = highlight(code, language), program }: CodeBlockProps) {
  const { words, nextId } = useArticle()
  const id = nextId('code')
  const name = languageName(language)
  return (
    <figure className="code" data-language={language}>
      <figcaption>
        <span>{title ?? name}</span>
        {title !== undefined && name !== undefined ? <span>{name}</span> : null}
        {program === undefined ? (
          <button type="button" data-copy={id}>
            {words.text('reference.copy')}
          </button>
        ) : (
          <button type="button" data-copy-file={program}>
            {words.text('reference.samples.program')}
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes all text */}
        <code id={id} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}
