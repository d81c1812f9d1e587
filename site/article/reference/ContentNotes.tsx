import type { Encoding } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { ContentOutline } from '../../../generator/model/view/contentOutline.ts'
import type { ValueDirection } from '../../../generator/model/view/field.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { plainText } from '../prose/Prose.tsx'
import { TopFields } from './FieldTree.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { serializationTexts } from './serializationTexts.tsx'

interface Props {
  readonly outline: ContentOutline
  readonly direction: ValueDirection
  readonly api: Api
}

/** Notes on a whole body: headers of its parts, parts without a name, examples elsewhere. */
export function ContentNotes({ outline: { content, parts }, ...place }: Props) {
  const { encodings = [], externalExamples = [] } = content
  const article = useArticle()
  const unnamed = encodings.filter(({ part }) => part.startsWith('['))
  return (
    <>
      {unnamed.length > 0 ? <UnnamedParts encodings={unnamed} /> : null}
      {parts.map(({ part, headers }) => (
        <PartHeaders key={part} part={part} headers={headers} {...place} />
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

type PartHeadersProps = Omit<Props, 'outline'> & ContentOutline['parts'][number]

function PartHeaders({ part, headers, direction, api }: PartHeadersProps) {
  const words = useWords()
  if (headers.length === 0) return null
  return (
    <>
      <p className="label">{words.rich('reference.encoding.headers', { part: <code key="part">{part}</code> })}</p>
      <TopFields fields={headers} api={api} direction={direction} />
    </>
  )
}
