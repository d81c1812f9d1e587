import type { ReactNode } from 'react'

interface SelectFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  /** A sentence below the field. */
  readonly note?: ReactNode
  readonly onChange: (value: string) => void
}

/** A choice of one of several values, with its label. */
export function SelectField({ id, label, value, options, note, onChange }: SelectFieldProps) {
  return (
    <div className="builder-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {note && <small>{note}</small>}
    </div>
  )
}
