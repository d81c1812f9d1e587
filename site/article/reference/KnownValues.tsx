import type { EnumValue } from '../../../generator/contract/schema.ts'
import { valueText } from '../../../generator/model/view/valueText.ts'
import { useArticle } from '../articleContext.tsx'
import { Prose } from '../prose/Prose.tsx'

interface Props {
  readonly values: readonly EnumValue[]
  /** There may be values that are not in the list. */
  readonly isOpen?: boolean
}

/** Longer lists wait behind a disclosure. */
const mostShown = 8

/** The values a field may have, with their meanings where they are known. */
export function KnownValues({ values, isOpen = false }: Props) {
  const { words } = useArticle()
  const list = <ValueList values={values} />
  const count = values.length
  if (count > mostShown) {
    return (
      <details className="values">
        <summary>{words.text(isOpen ? 'reference.values.openCount' : 'reference.values.count', { count })}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className="values">
      {isOpen || !hasMeanings(values) ? (
        <p>{words.text(isOpen ? 'reference.values.open' : 'reference.values')}</p>
      ) : null}
      {list}
    </div>
  )
}

function hasMeanings(values: readonly EnumValue[]): boolean {
  return values.some(({ description }) => description)
}

function ValueList({ values }: { readonly values: readonly EnumValue[] }) {
  if (!hasMeanings(values)) {
    return (
      <ul>
        {values.map(({ value }) => (
          <li key={JSON.stringify(value)}>
            <code>{valueText(value)}</code>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl>
      {values.map(({ value, description }) => (
        <div key={JSON.stringify(value)}>
          <dt>
            <code>{valueText(value)}</code>
          </dt>
          {description ? <Prose as="dd" value={description} /> : <dd />}
        </div>
      ))}
    </dl>
  )
}
