import { withBase } from '../shared/url.ts'
import { useArticle } from './articleContext.tsx'

interface ProgramLinkProps {
  /** Where the program is published, below the base. */
  readonly address: string
  /** Whether a button of its own copies the program. */
  readonly isCopied?: boolean
}

/** The way to a whole program: a link with its name, to download it, and a button that copies it. */
export function ProgramLink({ address, isCopied = true }: ProgramLinkProps) {
  const { words, site } = useArticle()
  const href = withBase(address, site.base)
  return (
    <p className="samples-program">
      <a href={href} download="">
        {decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))}
      </a>
      {isCopied ? (
        <button type="button" data-copy-file="">
          {words.text('reference.samples.program')}
        </button>
      ) : null}
    </p>
  )
}
