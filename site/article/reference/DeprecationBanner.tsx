import type { Api, Deprecation } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { Prose } from '../prose/Prose.tsx'
import { RenamedFields } from './RenamedFields.tsx'
import { ReplacementLink } from './ReplacementLink.tsx'

interface Props {
  readonly deprecation: Deprecation | undefined
  /** What is deprecated: replacements are looked for among the same first. */
  readonly kind: 'operation' | 'channel'
  readonly api: Api
}

/** Tells that an operation or channel should not be used any more, since when, until when, and what to use instead. */
export function DeprecationBanner({ deprecation, kind, api }: Props) {
  const { words } = useArticle()
  if (!deprecation) return null
  const { since, sunset, replacements, fields = [], note } = deprecation
  return (
    <div className="callout" role="note" data-kind="danger" aria-label={words.text('reference.deprecated')}>
      <p className="callout-title">
        {since === undefined
          ? words.text('reference.deprecated.title')
          : words.text('reference.deprecated.since', { date: since })}
      </p>
      {sunset === undefined ? null : <p>{words.text('reference.deprecated.sunset', { date: sunset })}</p>}
      {replacements.length > 0 ? <Replacements names={replacements} kind={kind} api={api} /> : null}
      {replacements.length === 0 && !note ? <p>{words.text('reference.deprecated.noReplacement')}</p> : null}
      <Prose value={note} />
      <RenamedFields fields={fields} />
    </div>
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
