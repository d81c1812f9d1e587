import { useIslandText } from '../useIslandText.ts'
import { BodyEditor } from './BodyEditor.tsx'
import type { BuiltRequest } from './buildRequest.ts'
import type { FormProps } from './entries.ts'
import { Fields } from './Field.tsx'
import { parameterFields } from './formFields.ts'
import { problemText } from './problemText.ts'

/** Fields for the parameters and the body of a request. */
export function RequestFields(props: FormProps & Pick<BuiltRequest, 'problems'>) {
  const { form } = props
  const text = useIslandText()
  const parameters = parameterFields(form)
  const content = form.operation.requestBody?.contents[0]
  return (
    <>
      <SchemeChoice {...props} />
      {parameters.length > 0 ? (
        <fieldset>
          <legend>{text('builder.parameters')}</legend>
          <Fields fields={parameters} {...props} />
        </fieldset>
      ) : null}
      {content ? <BodyEditor {...props} /> : null}
    </>
  )
}

/** Names the fields that need attention, or states that none does. */
export function ProblemList({ problems }: Pick<BuiltRequest, 'problems'>) {
  const text = useIslandText()
  return (
    <div role="status">
      {problems.size > 0 ? (
        <>
          <p>{text('builder.incomplete', { count: [...problems.values()].flat().length })}</p>
          <ul className="builder-problem">
            {[...problems].flatMap(([key, found]) =>
              found.map((problem) => (
                <li key={key + problem.path + problem.id}>
                  <code>{key.slice(key.indexOf(':') + 1)}</code> {problemText(problem, text)}
                </li>
              )),
            )}
          </ul>
        </>
      ) : (
        <p className="builder-right">{text('builder.ready')}</p>
      )}
    </div>
  )
}

/** How the request is authorised, where the operation offers several ways. */
function SchemeChoice({ id, form, entries, onChange }: FormProps) {
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
