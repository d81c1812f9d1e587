import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Api, Content, Encoding } from '../../../generator/contract/reference.ts'
import type { Direction } from '../../../generator/model/view/fieldTree.ts'
import { useArticle } from '../articleContext.tsx'
import { plainText } from '../prose/Prose.tsx'
import { FieldList } from './FieldTree.tsx'
import { namesByAnchor, parameterField } from './fields.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { serializationTexts } from './serializationTexts.tsx'

interface Props {
  readonly content: Content
  readonly anchor: string
  readonly direction: Direction
  readonly api: Api
}

/** What belongs to a body but to none of its fields: headers of its parts, parts without a name, examples elsewhere. */
export function ContentNotes({ content: { encodings = [], externalExamples = [] }, ...place }: Props) {
  const article = useArticle()
  const unnamed = encodings.filter(({ part }) => part.startsWith('['))
  return (
    <>
      {unnamed.length > 0 ? <UnnamedParts encodings={unnamed} /> : null}
      {encodings.map((encoding) => (
        <PartHeaders key={encoding.part} encoding={encoding} {...place} />
      ))}
      {externalExamples.length === 0 ? null : (
        <>
          <p className="label">{article.words.text('reference.externalExamples')}</p>
          <ul>
            {externalExamples.map(({ name, summary, url }) => (
              <li key={name}>
                <OutsideLink href={url}>{summary ? plainText(summary, article) : name}</OutsideLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function UnnamedParts({ encodings }: { readonly encodings: readonly Encoding[] }) {
  const { words } = useArticle()
  return (
    <>
      <p className="label">{words.text('reference.encoding.parts')}</p>
      <dl className="terms">
        {encodings.map(({ part, contentType }) => (
          <div key={part}>
            <dt>
              <code>{part}</code>
            </dt>
            <dd>
              {serializationTexts(
                { types: [], serialization: contentType === undefined ? {} : { contentType } },
                words,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type PartHeadersProps = Omit<Props, 'content'> & { readonly encoding: Encoding }

function PartHeaders({ encoding: { part, headers }, anchor, direction, api }: PartHeadersProps) {
  const { words, uniqueAnchor } = useArticle()
  if (headers.length === 0) return null
  const { schemas } = api
  const fields = headers.map((header) =>
    parameterField(header, anchorOf(anchor, part, 'headers', header.name), { schemas, direction, uniqueAnchor }),
  )
  const names = new Map(fields.flatMap((field) => [...namesByAnchor(field)]))
  return (
    <>
      <p className="label">{words.rich('reference.encoding.headers', { part: <code key="part">{part}</code> })}</p>
      <FieldList fields={fields} api={api} direction={direction} names={names} depth={0} />
    </>
  )
}
