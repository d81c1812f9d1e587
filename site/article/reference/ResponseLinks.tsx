import type { ReactNode } from 'react'
import type { Json } from '../../../generator/contract/json.ts'
import type { ResponseLink } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { valueText } from '../../../generator/model/view/valueText.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import type { ArticleMessages } from '../messages.ts'
import { Prose } from '../prose/Prose.tsx'
import { OperationLink } from './OperationLink.tsx'

/** Next calls that take values of a response. */
export function ResponseLinks({ links, api }: { readonly links: readonly ResponseLink[]; readonly api: Api }) {
  const words = useWords()
  if (links.length === 0) return null
  return (
    <>
      <p className="label">{words.text('reference.links')}</p>
      <ul>
        {links.map((link) => (
          <li key={link.name}>
            <Target link={link} api={api} />
            <Values link={link} />
            <Prose value={link.description} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Target({ link: { name, operation, reference }, api }: { readonly link: ResponseLink; readonly api: Api }) {
  if (operation !== undefined) return <OperationLink id={operation} api={api} />
  if (reference === undefined) return <code>{name}</code>
  return (
    <>
      <code>{name}</code> → <code>{reference}</code>
    </>
  )
}

function Values({ link: { parameters = [], requestBody, server } }: { readonly link: ResponseLink }) {
  const { words } = useArticle()
  const values = [
    ...(server === undefined ? [] : [{ key: 'server', text: <code>{server}</code> }]),
    ...parameters.map(({ name, value }) => ({ key: `parameter ${name}`, text: fromText(name, value, words) })),
    ...(requestBody === undefined ? [] : [{ key: 'body', text: bodyText(requestBody, words) }]),
  ]
  return values.map(({ key, text }) => (
    <span key={key} className="link-value">
      {'; '}
      {text}
    </span>
  ))
}

function fromText(name: string, value: Json, words: ArticleMessages): ReactNode {
  return words.rich('reference.links.from', {
    name: <code key="name">{name}</code>,
    value: <code key="value">{valueText(value)}</code>,
  })
}

function bodyText(value: Json, words: ArticleMessages): ReactNode {
  return words.rich('reference.links.body', { value: <code key="value">{valueText(value)}</code> })
}
