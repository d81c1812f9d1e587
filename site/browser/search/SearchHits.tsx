import { ComboboxGroup, ComboboxGroupLabel, ComboboxItem } from '@ariakit/react/combobox'
import type { MouseEvent } from 'react'
import { Fragment } from 'react'
import type { SearchHit, SearchKind } from '../../../generator/contract/search.ts'
import { withBase } from '../../shared/url.ts'
import { findTerms } from './findTerms.ts'
import { groupHits, type HitGroup } from './groupHits.ts'
import { useSearchText } from './useSearchText.ts'

/** Names that are typed as they are written. */
const codeKinds: readonly SearchKind[] = ['field', 'value', 'error']

interface SearchHitsProps {
  readonly hits: readonly SearchHit[]
  readonly base: string
  readonly onChoose: (event: MouseEvent, address: string, hit: SearchHit) => void
}

function titleOf({ record: { heading, title } }: SearchHit): string {
  return heading === '' ? title : heading
}

function isCall({ record: { kind } }: SearchHit): boolean {
  return kind === 'operation' || kind === 'channel' || kind === 'page'
}

/** The parts around a name that the page's title does not name; of calls and pages the section, since two APIs share titles. */
function partsAround(hit: SearchHit): readonly string[] {
  const { within = [], title, sectionLabel } = hit.record
  return isCall(hit) && sectionLabel !== undefined ? [sectionLabel] : within.filter((part) => part !== title)
}

/** The path of a call, or the topic of a channel. */
function pathOf({ method, names }: SearchHit['record']): string | undefined {
  return method === undefined ? undefined : names.find((name) => name.includes('/'))
}

function HitTitle({ hit }: { readonly hit: SearchHit }) {
  const { record, terms } = hit
  const title = <Marked text={titleOf(hit)} terms={terms} />
  const path = pathOf(record)
  const parts = partsAround(hit)
  return (
    <span className="search-hit-title">
      {codeKinds.includes(record.kind) ? <code>{title}</code> : title}
      {parts.length > 0 && <span className="search-hit-within">{parts.join(' › ')}</span>}
      {/* A space that ends the line where the path begins the next. */}
      {path !== undefined && '\u2002'}
      {path !== undefined && <code className="search-hit-path">{path}</code>}
    </span>
  )
}

function HitKind({ hit }: { readonly hit: SearchHit }) {
  const text = useSearchText()
  const { kind, method, deprecated } = hit.record
  return (
    <span className="search-hit-kind">
      {deprecated && <span className="search-hit-deprecated">{text('search.deprecated')}</span>}
      {isCall(hit) && method ? (
        <span className="method" data-method={method.toLowerCase()}>
          {method}
        </span>
      ) : (
        text(`search.kind.${kind}`)
      )}
    </span>
  )
}

interface HitProps extends Omit<SearchHitsProps, 'hits'> {
  readonly hit: SearchHit
  /** The best hit: its text may be all that the reader needs. */
  readonly isBest: boolean
}

function Hit({ hit, isBest, base, onChoose }: HitProps) {
  const { record, excerpt, terms } = hit
  const address = withBase(record.url, base)
  return (
    <ComboboxItem
      className="search-option search-hit"
      data-best={isBest || undefined}
      focusOnHover
      blurOnHoverEnd={false}
      render={<a href={address} />}
      onClick={(event) => onChoose(event, address, hit)}
    >
      <HitTitle hit={hit} /> <HitKind hit={hit} />{' '}
      {excerpt !== '' && (
        <span className="search-hit-text">
          <Marked text={excerpt} terms={terms} />
        </span>
      )}
    </ComboboxItem>
  )
}

/** Where the page stands, its section and its title only where no row says them. */
function GroupLabel({ hits }: HitGroup) {
  const record = hits[0]?.record
  if (!record) return null
  const isTitled = hits.some((hit) => titleOf(hit) === record.title)
  const isPlaced = hits.every(isCall)
  if (isTitled && isPlaced) return null
  return (
    <ComboboxGroupLabel className="search-label">
      {record.sectionLabel !== undefined && !isPlaced && <span>{record.sectionLabel}</span>}
      {(!isTitled || record.sectionLabel === undefined) && <b>{record.title}</b>}
    </ComboboxGroupLabel>
  )
}

/**
 * Results as links, grouped by page. Their React keys are positions, so that the next answer reuses the rows, which costs a
 * fraction of new rows.
 */
export function SearchHits({ hits, base, onChoose }: SearchHitsProps) {
  return groupHits(hits).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing that belongs to a result
    <ComboboxGroup className="search-group" key={place}>
      <GroupLabel {...group} />
      {group.hits.map((hit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing that belongs to a result
        <Hit key={at} hit={hit} isBest={place === 0 && at === 0} base={base} onChoose={onChoose} />
      ))}
    </ComboboxGroup>
  ))
}

/** A text with the words that matched marked in it. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  const spans = findTerms(text, terms)
  const pieces = spans.map(([start, end], index) => ({
    start,
    before: text.slice(spans[index - 1]?.[1] ?? 0, start),
    match: text.slice(start, end),
  }))
  return (
    <>
      {pieces.map(({ start, before, match }) => (
        <Fragment key={start}>
          {before}
          <mark>{match}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  )
}
