import type { Deprecation } from '../../../generator/contract/annotations.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { Prose } from '../prose/Prose.tsx'
import { RenamedList } from './RenamedFields.tsx'
import { ReplacementLink } from './ReplacementLink.tsx'

interface Props {
  readonly deprecation: Deprecation | undefined
  /** What is deprecated: replacements are looked for among the same first. */
  readonly kind: 'operation' | 'channel'
  readonly api: Api
}

/** Tells in a line that an operation or channel should not be used any more, and what to use instead. */
export function DeprecationBanner({ deprecation, kind, api }: Props) {
  const { words, retirement } = useArticle()
  if (!deprecation) return null
  const { since, replacements, note } = deprecation
  return (
    <div className="retired" role="note" aria-label={words.text('reference.deprecated')}>
      {retirement && retirement.since === since ? null : (
        <p>
          <b>{deprecatedText(since, words)}</b>
        </p>
      )}
      {replacements.length > 0 ? <Replacements names={replacements} kind={kind} api={api} /> : null}
      {replacements.length === 0 && !note ? <p>{words.text('reference.deprecated.noReplacement')}</p> : null}
      <Details deprecation={deprecation} />
    </div>
  )
}

function deprecatedText(since: string | undefined, words: ArticleMessages): string {
  return since === undefined
    ? words.text('reference.deprecated.title')
    : words.text('reference.deprecated.since', { date: since })
}

/** Says once at the top of a page that everything on it is retired. */
export function RetirementStrip() {
  const { words, retirement } = useArticle()
  if (!retirement) return null
  return (
    <p className="retired" role="note">
      <b>{deprecatedText(retirement.since, words)}</b> {words.text('reference.deprecated.page')}
    </p>
  )
}

/** When service ends, what to mind, and which fields are called differently. */
function Details({ deprecation: { sunset, note, fields = [] } }: { readonly deprecation: Deprecation }) {
  const { words } = useArticle()
  if (sunset === undefined && !note && fields.length === 0) return null
  const count = fields.length
  return (
    <details className="values">
      <summary>{words.text(count > 0 ? 'reference.renamed' : 'reference.deprecated.details', { count })}</summary>
      {sunset === undefined ? null : <p>{words.text('reference.deprecated.sunset', { date: sunset })}</p>}
      <Prose value={note} />
      {count > 0 ? <RenamedList fields={fields} /> : null}
    </details>
  )
}

interface ReplacementsProps extends Omit<Props, 'deprecation'> {
  readonly names: readonly string[]
}

function Replacements({ names, ...context }: ReplacementsProps) {
  const { words } = useArticle()
  const links = names.map((name) => <ReplacementLink key={name} name={name} {...context} />)
  return (
    <p>
      {words.rich('reference.deprecated.replacement', {
        operations: words.intl.formatList(links, { type: 'disjunction' }),
      })}
    </p>
  )
}
