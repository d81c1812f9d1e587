import type { KindGroup } from './kindGroups.ts'
import type { SearchSection } from './protocol.ts'
import { useSearchText } from './useSearchText.ts'

interface SectionFilterProps {
  readonly sections: readonly SearchSection[]
  readonly chosen: SearchSection | undefined
  readonly onChoose: (section: SearchSection | undefined) => void
  readonly kinds: readonly KindGroup[]
  readonly kind: KindGroup | undefined
  readonly onKind: (kind: KindGroup | undefined) => void
}

/** Narrows the results down to one section of the site, which is an API in one version, and to one kind. */
export function SectionFilter({ sections, chosen, onChoose, kinds, kind, onKind }: SectionFilterProps) {
  const text = useSearchText()
  const offered = chosen && sections.every(({ id }) => id !== chosen.id) ? [...sections, chosen] : sections
  const offeredKinds = kind && !kinds.includes(kind) ? [...kinds, kind] : kinds
  const hasSections = offered.length > 1 || chosen !== undefined
  const hasKinds = offeredKinds.length > 1 || kind !== undefined
  if (!hasSections && !hasKinds) return null
  return (
    <div className="search-sections">
      {hasSections && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
        <div role="group" aria-label={text('search.sections')}>
          <button type="button" aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
            {text('search.sections.all')}
          </button>
          {offered.map((section) => (
            <button
              key={section.id}
              type="button"
              aria-pressed={section.id === chosen?.id}
              onClick={() => onChoose(section)}
            >
              {section.label}
            </button>
          ))}
        </div>
      )}
      {hasKinds && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
        <div role="group" aria-label={text('search.kinds')}>
          {offeredKinds.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === kind}
              onClick={() => onKind(name === kind ? undefined : name)}
            >
              {text(`search.kinds.${name}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
