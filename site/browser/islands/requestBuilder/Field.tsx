import type { Constraint, SchemaNode } from '../../../../generator/contract/schema.ts'
import { type IslandText, useIslandText } from '../useIslandText.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { Mismatch } from './checkValue.ts'
import type { FormProps } from './entries.ts'
import { FileInput } from './FileInput.tsx'
import type { FormField } from './formFields.ts'
import { problemText } from './problemText.ts'

interface FieldsProps extends Omit<FormProps, 'form'>, Pick<BuiltRequest, 'problems'> {
  readonly fields: readonly FormField[]
}

/** Parameters, or the members of a body. */
export function Fields({ id, fields, entries, problems, onChange }: FieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.key}
      id={`${id}-${field.key}`}
      field={field}
      value={entries.fields[field.key] ?? ''}
      problems={problems.get(field.key) ?? []}
      onChange={(value, files) =>
        onChange({
          ...entries,
          fields: { ...entries.fields, [field.key]: value },
          ...(files ? { files: { ...entries.files, [field.key]: files } } : {}),
        })
      }
    />
  ))
}

interface FieldProps {
  readonly id: string
  readonly field: FormField
  readonly value: string
  readonly problems: readonly Mismatch[]
  readonly onChange: (value: string, files?: readonly File[]) => void
}

function Field({ id, field, value, problems, onChange }: FieldProps) {
  const text = useIslandText()
  const { name, place, required, deprecated, schema } = field
  // An empty required field is reported above the result alone, so that no field is red before the reader types.
  const shown = value === '' ? [] : problems
  const choices = choicesOf(schema)
  // A list of choices says what type they have.
  const note = noteOf({ ...schema, types: choices ? [] : schema.types }, place, text)
  const notes = [...(note === '' ? [] : [`${id}-note`]), ...(shown.length > 0 ? [`${id}-problem`] : [])]
  const shared = {
    id,
    value,
    'aria-required': required,
    'aria-invalid': shown.length > 0,
    'aria-describedby': notes.join(' ') || undefined,
  } as const
  return (
    <div className="builder-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {required ? <b>{text('builder.required')}</b> : null}
        {deprecated ? <small>{text('builder.deprecated')}</small> : null}
      </label>
      {choices ? (
        <select {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {required && value !== '' ? null : <option value="">{text('builder.leaveOut')}</option>}
          {value === '' || choices.includes(value) ? null : <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : field.file ? (
        <FileInput {...shared} field={field} onChange={onChange} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={schema.types.some((type) => type === 'integer' || type === 'number') ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={field.example === '' ? undefined : text('builder.example', { example: field.example })}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {note === '' ? null : <small id={`${id}-note`}>{note}</small>}
      {shown.length > 0 ? (
        <p className="builder-problem" id={`${id}-problem`}>
          {shown.map((problem) => problemText(problem, text)).join(' ')}
        </p>
      ) : null}
    </div>
  )
}

function choicesOf({ enum: values, const: constant, types }: SchemaNode): string[] | undefined {
  if (constant !== undefined) return [String(constant)]
  if (values) return values.map(({ value }) => String(value))
  return types.length === 1 && types[0] === 'boolean' ? ['true', 'false'] : undefined
}

const symbols: Readonly<Partial<Record<Constraint['keyword'], string>>> = {
  minimum: '≥',
  maximum: '≤',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
}

function noteOf({ types, format, unit, constraints = [] }: SchemaNode, place: string, text: IslandText): string {
  const limits = constraints.flatMap(({ keyword, value }) => (symbols[keyword] ? [`${symbols[keyword]} ${value}`] : []))
  return [
    text('builder.place', { place }),
    types.map((type) => text('builder.type', { type })).join(' | '),
    ...(format === undefined ? [] : [text('builder.format', { format })]),
    ...(unit === undefined ? [] : [text('builder.unit', { unit })]),
    ...limits,
    ...(types.includes('array') ? [text('builder.list')] : []),
  ]
    .filter(Boolean)
    .join(' · ')
}
