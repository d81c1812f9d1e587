import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import { useIslandText } from '../useIslandText.ts'
import { type BuiltRequest, buildRequest } from './buildRequest.ts'
import type { Mismatch } from './checkValue.ts'
import type { FormProps } from './entries.ts'
import { memberTexts } from './exactJson.ts'
import { Fields } from './Field.tsx'
import { bodyFields } from './formFields.ts'
import { problemText } from './problemText.ts'
import { fieldTextOf } from './readField.ts'

/** The body field by field where it is flat, or as text. */
export function BodyEditor({ id, form, entries, problems, onChange }: FormProps & Pick<BuiltRequest, 'problems'>) {
  const text = useIslandText()
  const fields = bodyFields(form)
  const isText = entries.body !== undefined || !fields

  function writeAsText(): void {
    const { body } = buildRequest(form, entries).plan
    onChange({
      ...entries,
      body: body && body.json === undefined ? body.text : JSON.stringify(body?.json ?? {}, null, 2),
    })
  }

  function writeAsFields(): void {
    const { body: _body, ...rest } = entries
    const members = memberTexts(buildRequest(form, entries).plan.body?.text ?? '')
    const read = members.map(([name, json]) => [`body:${name}`, fieldTextOf(json)] as const)
    const empty = (fields ?? []).map(({ key }) => [key, ''] as const)
    onChange({ ...rest, fields: { ...rest.fields, ...Object.fromEntries([...empty, ...read]) } })
  }

  return (
    <fieldset>
      <legend>{text('builder.body')}</legend>
      {fields && isJsonType(form.operation.requestBody?.contents[0]?.mediaType ?? '') ? (
        <div className="builder-line" role="radiogroup" aria-label={text('builder.body.mode')}>
          <label>
            <input type="radio" name={`${id}-mode`} checked={!isText} onChange={writeAsFields} />{' '}
            {text('builder.body.asFields')}
          </label>
          <label>
            <input type="radio" name={`${id}-mode`} checked={isText} onChange={writeAsText} />{' '}
            {text('builder.body.asText')}
          </label>
        </div>
      ) : null}
      {isText ? (
        <BodyText
          id={id}
          value={entries.body ?? ''}
          problems={problems.get('body') ?? []}
          onChange={(body) => onChange({ ...entries, body })}
        />
      ) : (
        <>
          <Problems id={id} problems={problems.get('body') ?? []} />
          <Fields id={id} fields={fields} entries={entries} problems={problems} onChange={onChange} />
        </>
      )}
    </fieldset>
  )
}

interface BodyTextProps {
  readonly id: string
  readonly value: string
  readonly problems: readonly Mismatch[]
  readonly onChange: (text: string) => void
}

function BodyText({ id, value, problems, onChange }: BodyTextProps) {
  const text = useIslandText()
  return (
    <div className="builder-field">
      <label htmlFor={`${id}-body`}>{text('builder.body.text')}</label>
      <textarea
        id={`${id}-body`}
        rows={Math.min(16, Math.max(4, value.split('\n').length))}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-body-problem`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Problems id={id} problems={problems} />
    </div>
  )
}

/** Problems of the body as a whole. */
function Problems({ id, problems }: Pick<BodyTextProps, 'id' | 'problems'>) {
  const text = useIslandText()
  return (
    <ul className="builder-problem" id={`${id}-body-problem`}>
      {problems.map((problem) => (
        <li key={problem.path + problem.id}>{problemText(problem, text)}</li>
      ))}
    </ul>
  )
}
