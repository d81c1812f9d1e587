import type { Deprecation } from '../../../generator/contract/annotations.ts'
import { useWords } from '../articleContext.tsx'

/** Longer lists wait behind a disclosure. */
const mostShown = 6

type Fields = NonNullable<Deprecation['fields']>

/** Fields that have another name in the replacement of their operation or channel. */
export function RenamedFields({ fields }: { readonly fields: Fields }) {
  const words = useWords()
  if (fields.length === 0) return null
  const title = words.text('reference.renamed', { count: fields.length })
  if (fields.length <= mostShown) {
    return (
      <>
        <p className="label">{title}</p>
        <RenamedList fields={fields} />
      </>
    )
  }
  return (
    <details className="values">
      <summary>{title}</summary>
      <RenamedList fields={fields} />
    </details>
  )
}

/** Old and new names, one beneath the other. */
export function RenamedList({ fields }: { readonly fields: Fields }) {
  const words = useWords()
  return (
    <ul className="renamed">
      {fields.map(({ from, to }) => (
        <li key={`${from} ${to}`}>
          <code>{from}</code> <span aria-hidden="true">→</span>
          <span className="visually-hidden">{words.text('reference.renamed.becomes')}</span> <code>{to}</code>
        </li>
      ))}
    </ul>
  )
}
