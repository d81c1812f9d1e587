import type { Deprecation } from '../../../generator/contract/annotations.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { isOver } from '../lastKnownDay.ts'
import { Prose } from '../prose/Prose.tsx'
import { RenamedList } from './RenamedFields.tsx'
import { ReplacementLink } from './ReplacementLink.tsx'

interface Props {
  readonly deprecation: Deprecation | undefined
  /** Kind of the deprecated entry: replacements are looked for among the same kind first. */
  readonly kind: 'operation' | 'channel'
  readonly api: Api
}

/**
 * Says in a line that an operation or channel is deprecated, and names its replacement. A link may lead to it past the top of the
 * page.
 */
export function DeprecationBanner({ deprecation, kind, api }: Props) {
  const article = useArticle()
  const { words } = article
  if (!deprecation) return null
  const { replacements, note } = deprecation
  return (
    <div className="retired" role="note" aria-label={words.text('reference.deprecated')}>
      <p>
        <EndText deprecation={deprecation} article={article} />
      </p>
      {replacements.length > 0 ? <Replacements names={replacements} kind={kind} api={api} /> : null}
      {replacements.length === 0 && !note ? <p>{words.text('reference.deprecated.noReplacement')}</p> : null}
      <Details deprecation={deprecation} />
    </div>
  )
}

/** Whether the last day of service is over, by the spec's `sunset` and the site's latest day. */
export function isRetired(deprecation: Ending | undefined, { routes }: Pick<Article, 'routes'>): boolean {
  return deprecation?.sunset !== undefined && isOver(deprecation.sunset, routes)
}

type Ending = Pick<Deprecation, 'since' | 'sunset'>

/** That something is retired, with the day that was announced; else since when it is deprecated, when it ends, and in how many days. */
export function EndText({ deprecation, article }: { readonly deprecation: Ending; readonly article: Article }) {
  const { words } = article
  const { since, sunset } = deprecation
  if (sunset !== undefined && isOver(sunset, article.routes))
    return <b>{words.text('reference.deprecated.retired', { date: sunset })}</b>
  const deprecated =
    since === undefined
      ? words.text('reference.deprecated.title')
      : words.text('reference.deprecated.since', { date: since })
  if (sunset === undefined) return <b>{deprecated}</b>
  return (
    <>
      <b>{deprecated}</b> <b>{words.text('reference.deprecated.ends', { date: sunset })}</b> <DaysLeft day={sunset} />
    </>
  )
}

/** How many days are left until a day, by the reader's clock. */
function DaysLeft({ day }: { readonly day: string }) {
  return <span className="days-left needs-script" data-days-until={day} />
}

/** States once at the top of a page that everything on it is retired. */
export function RetirementStrip() {
  const article = useArticle()
  const { words, retirement } = article
  if (!retirement) return null
  return (
    <p className="retired" role="note">
      <EndText deprecation={retirement} article={article} />{' '}
      {words.text(isRetired(retirement, article) ? 'reference.deprecated.page' : 'reference.deprecated.pageEnds')}
    </p>
  )
}

/** The note on moving over, and the renamed fields. */
function Details({ deprecation: { note, fields = [] } }: { readonly deprecation: Deprecation }) {
  const { words } = useArticle()
  if (!note && fields.length === 0) return null
  const count = fields.length
  return (
    <details className="values">
      <summary>{words.text(count > 0 ? 'reference.renamed' : 'reference.deprecated.details', { count })}</summary>
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
