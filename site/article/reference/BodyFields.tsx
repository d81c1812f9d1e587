import { useArticle } from '../articleContext.tsx'
import { FieldList, type FieldProps, VariantSets } from './FieldTree.tsx'
import { listedChildren } from './fields.ts'

/** Fewer fields are not worth a disclosure. */
const fewestFolded = 3
/** On a page of several entries a longer list goes on behind a disclosure; a response is shown by its sample as well. */
const mostListed = { request: 8, response: 5 }

/**
 * The fields of a whole body. Those that the page has described already wait behind a disclosure, and on a page of several
 * entries so does the end of a long list. A request always shows its required fields, and an id that makes a repetition safe.
 */
export function BodyFields({ field, ...context }: FieldProps) {
  const { words, isFirst, hasSeveral } = useArticle()
  const { direction } = context
  const fields = listedChildren(field)
  const mayWait = fields.filter((own) => !(direction === 'request' && (own.required || own.schema.unique === true)))
  const known = mayWait.filter(({ name, schema }) => !isFirst(`${direction} ${name} ${JSON.stringify(schema)}`))
  const listed = fields.filter((own) => known.length < fewestFolded || !known.includes(own))
  const rest = hasSeveral ? listed.slice(mostListed[direction]).filter((own) => mayWait.includes(own)) : []
  const shown = rest.length < fewestFolded ? listed : listed.filter((own) => !rest.includes(own))
  const folded = fields.filter((own) => !shown.includes(own))
  const id = folded.every((own) => known.includes(own)) ? 'reference.nested.known' : 'reference.nested.further'
  return (
    <>
      <FieldList fields={shown} parent={field} {...context} />
      {folded.length === 0 ? null : (
        <details className="nested">
          <summary>{words.text(id, { count: folded.length })}</summary>
          <FieldList fields={folded} parent={field} {...context} />
        </details>
      )}
      <VariantSets field={field} {...context} />
    </>
  )
}
