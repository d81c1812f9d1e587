import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { useIslandText } from '../useIslandText.ts'
import { BodyEditor } from './BodyEditor.tsx'
import type { BuiltRequest } from './buildRequest.ts'
import type { Entries } from './entries.ts'
import { Fields } from './Field.tsx'
import { parameterFields } from './formFields.ts'
import { problemText } from './problemText.ts'
import { SchemeChoice } from './SchemeChoice.tsx'

interface RequestFieldsProps extends Pick<BuiltRequest, 'problems'> {
  readonly id: string
  readonly form: RequestForm
  readonly entries: Entries
  readonly onChange: (entries: Entries) => void
}

/** Fields for the parameters and the body of a request. */
export function RequestFields(props: RequestFieldsProps) {
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
          <p>{text('builder.incomplete', { count: problems.size })}</p>
          <ul className="builder-problem">
            {[...problems].flatMap(([key, found]) =>
              found.map((problem) => (
                <li key={key + problem.path + problem.id}>
                  <code>{nameOfKey(key)}</code> {problemText(problem, text)}
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

function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
