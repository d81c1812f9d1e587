import type { ReactNode } from 'react'
import type { FieldVariantSet } from '../../../generator/model/view/field.ts'
import { typeLabel } from '../../../generator/model/view/typeLabel.ts'
import { useArticle } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { plainText } from '../prose/Prose.tsx'
import { FieldFacts, typeWords } from './FieldFacts.tsx'
import type { FieldListContext } from './fields.ts'

/** Title of a set of variants: how many apply, and the member that selects one. */
export function variantsTitle(
  { mode, discriminator, property, count }: FieldVariantSet,
  words: ArticleMessages,
): ReactNode {
  if (mode === 'contains')
    return words.text('reference.variants.contains', { least: count?.least ?? 1, most: count?.most ?? -1 })
  if (mode === 'dependentSchemas')
    return words.rich('reference.variants.dependentSchemas', { property: <code key="property">{property}</code> })
  if (discriminator === undefined) return words.text(`reference.variants.${mode}`)
  return words.rich('reference.variants.discriminator', { property: <code>{discriminator}</code> })
}

interface VariantTitleProps extends Pick<FieldListContext, 'api'> {
  readonly variant: FieldVariantSet['variants'][number]
  readonly set: FieldVariantSet
}

/** The name of a variant with its facts and the value that chooses it. */
export function VariantTitle({ variant, set, api }: VariantTitleProps) {
  const { name, discriminatorValue, isDefault, field } = variant
  const article = useArticle()
  const own = Object.keys(name).length === 0 ? '' : plainText(name, article)
  const type = typeLabel(field.schema, api.schemas, typeWords(article.words))
  return (
    <>
      {/* A variant without a name is called by its type, which its facts begin with. */}
      {own === '' || own === type ? null : <strong>{own}</strong>}
      <FieldFacts field={field} api={api} />
      {discriminatorValue === undefined ? null : (
        <code>
          {set.discriminator} = {discriminatorValue}
        </code>
      )}
      {isDefault ? (
        <span> {article.words.rich('reference.variants.default', { property: <code>{set.discriminator}</code> })}</span>
      ) : null}
    </>
  )
}
