import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { showChosenLanguage } from '../preferences/sampleLanguage.ts'
import { Html, type TrustedHtml } from './Html.tsx'
import { useText } from './useText.ts'

interface ArticleLanguage {
  readonly lang: string
  readonly messages: ReturnType<typeof useIntl>['messages']
}

/** Brings an article to life whose HTML React leaves alone; gives back how to stop. */
export type StartArticle = (article: HTMLElement, language: ArticleLanguage) => () => void

export const StartArticleContext = createContext<StartArticle | undefined>(undefined)

/** An article's HTML, or the elements that were made of it already. */
export interface ArticleHtml extends TrustedHtml {
  readonly nodes?: readonly Node[]
}

/** The article's HTML as it is. Its interactive parts start when it is on screen and stop when it goes. */
export function Article({ html }: { readonly html: ArticleHtml }) {
  const start = useContext(StartArticleContext)
  const { locale: lang, messages } = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const tableName = useText()('shell.table')

  // Before the article is painted, so that nothing in it moves.
  useLayoutEffect(() => {
    if (html.nodes) body.current?.replaceChildren(...html.nodes)
    if (body.current) showChosenLanguage(body.current)
  }, [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another article
  useEffect(() => (body.current ? start?.(body.current, { lang, messages }) : undefined), [start, html, lang, messages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another article
  useEffect(() => (body.current ? watchSamples(body.current) : undefined), [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another article
  useEffect(() => (body.current ? watchTables(body.current, tableName) : undefined), [html, tableName])

  return <Html className="article-body prose" html={html} ref={body} />
}

/**
 * Makes each table of an article that is wider than its place a named stop for the keyboard, and no other: a stop at which
 * nothing scrolls is one too many. Gives back how to stop.
 */
function watchTables(article: HTMLElement, name: string): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target, target.scrollWidth > target.clientWidth, name)
  })
  for (const table of article.querySelectorAll('.table')) observer.observe(table)
  return () => observer.disconnect()
}

function mark(table: Element, scrolls: boolean, name: string): void {
  const attributes = { tabindex: '0', role: 'group', 'aria-label': name }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (scrolls) table.setAttribute(attribute, value)
    else table.removeAttribute(attribute)
  }
}

/** Gives the stylesheet the height of each sample, so that a sample that stays beside its text can be seen to its end. */
function watchSamples(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [{ blockSize = 0 } = {}] = borderBoxSize
      if (target instanceof HTMLElement) target.style.setProperty('--block-size', `${Math.ceil(blockSize)}px`)
    }
  })
  for (const sample of article.querySelectorAll('.samples, .message-frames')) observer.observe(sample)
  return () => observer.disconnect()
}
