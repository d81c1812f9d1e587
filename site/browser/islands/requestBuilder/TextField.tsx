import type { InputHTMLAttributes } from 'react'

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder'> {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Lines of a text area; without them the field is one line. */
  readonly rows?: number
  /** A sentence below the field. */
  readonly note?: string
  readonly onChange: (value: string) => void
}

/** A field of a tool with its label. Browsers neither complete nor correct its text. */
export function TextField({ id, label, rows, note, onChange, ...shared }: TextFieldProps) {
  const Input = rows === undefined ? 'input' : 'textarea'
  return (
    <div className="builder-field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        {...(rows === undefined ? { type: 'text' } : { rows })}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={note && `${id}-note`}
        {...shared}
        onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
          onChange(currentTarget.value)
        }
      />
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  )
}
