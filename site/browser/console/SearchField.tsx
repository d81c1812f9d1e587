interface SearchFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** How much has the words. */
  readonly found: string
}

/** Filters a list as the reader types. */
export function SearchField({ id, label, value, onChange, found }: SearchFieldProps) {
  return (
    <p className="builder-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <output htmlFor={id}>{found}</output>
    </p>
  )
}
