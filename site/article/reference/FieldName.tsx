import type { Field } from '../../../generator/model/view/field.ts'
import { useArticle } from '../articleContext.tsx'
import { AnchorLink } from '../Heading.tsx'

interface Props {
  readonly field: Field
  /** Shown, and copied, where the field stands inside another one. */
  readonly path: string
}

/** A field's name as it is sent, with a link to the field and its path. */
export function FieldName({ field: { anchor, kind, name, position }, path }: Props) {
  const { words } = useArticle()
  const isNamed = kind !== 'position' || name !== String(position)
  return (
    <>
      {kind === 'additional' ? (
        <i>{words.text('reference.anyName')}</i>
      ) : (
        <code>
          {position === undefined ? null : <span>[{position}]</span>}
          {kind === 'pattern' ? `/${name}/` : isNamed ? name : null}
        </code>
      )}
      <AnchorLink to={anchor} name={kind === 'additional' ? words.text('reference.anyName') : name} />
      {/[.[]/.test(path) && path !== name ? (
        <button type="button" className="field-path" data-copy-text="">
          {path}
        </button>
      ) : null}
    </>
  )
}
