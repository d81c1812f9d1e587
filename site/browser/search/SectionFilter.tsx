import type { SearchSection } from './protocol.ts'
import { useSearchText } from './useSearchText.ts'

interface SectionFilterProps {
  readonly sections: readonly SearchSection[]
  readonly chosen: SearchSection | undefined
  readonly onChoose: (section: SearchSection | undefined) => void
}

/** Narrows the results down to one section of the site. */
export function SectionFilter({ sections, chosen, onChoose }: SectionFilterProps) {
  const text = useSearchText()
  const offered = chosen && sections.every(({ id }) => id !== chosen.id) ? [...sections, chosen] : sections
  if (offered.length < 2 && !chosen) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="search-sections" role="group" aria-label={text('search.sections')}>
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
  )
}
