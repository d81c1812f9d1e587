import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { useIslandText } from '../useIslandText.ts'
import type { Entries } from './entries.ts'

interface SchemeChoiceProps {
  readonly id: string
  readonly form: RequestForm
  readonly entries: Entries
  readonly onChange: (entries: Entries) => void
}

/** How the request is authorised, where the operation offers several ways. */
export function SchemeChoice({ id, form, entries, onChange }: SchemeChoiceProps) {
  const text = useIslandText()
  const { security } = form.operation
  if (security.length < 2) return null
  return (
    <div className="builder-field">
      <label htmlFor={`${id}-scheme`}>{text('builder.scheme')}</label>
      <select
        id={`${id}-scheme`}
        value={entries.way ?? 0}
        onChange={({ currentTarget }) => onChange({ ...entries, way: Number(currentTarget.value) })}
      >
        {security.map((requirement, way) => {
          const name = requirement.map(({ scheme }) => scheme).join(' + ')
          return (
            <option key={name} value={way}>
              {name === '' ? text('builder.scheme.none') : name}
            </option>
          )
        })}
      </select>
    </div>
  )
}
