import type { MDXContent } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Heading } from '../shared/pageData.ts'
import { withBase } from '../shared/url.ts'
import { type ArticleInput, ArticleProvider, createArticle, useArticle } from './articleContext.tsx'
import { components } from './components.tsx'
import { withoutMarkdownOnly } from './MarkdownOnly.tsx'
import { RetirementStrip } from './reference/DeprecationBanner.tsx'

interface RenderInput extends ArticleInput {
  readonly Content: MDXContent
}

export interface RenderedArticle {
  readonly html: string
  /** The HTML, with the text that only the Markdown version shows. */
  readonly markup: string
  /** Headings of levels 2 and 3 in reading order. */
  readonly headings: readonly Heading[]
}

/** The article of one page as HTML: title, lead, content. Throws when its MDX names an API or operation that is not there. */
export function renderArticle({ Content, ...input }: RenderInput): RenderedArticle {
  const article = createArticle(input)
  const markup = renderToStaticMarkup(
    <ArticleProvider article={article}>
      <PageTitle />
      <RetirementStrip />
      <Content components={{ ...components, ...input.ownComponents }} />
    </ArticleProvider>,
  )
  return { html: withoutMarkdownOnly(markup), markup, headings: article.headings }
}

function PageTitle() {
  const { route, site, words } = useArticle()
  const isGuide = route.source.origin === 'guide'
  const address = site.origin + withBase(route.url, site.base)
  return (
    <>
      <div className="page-title" data-address={address}>
        <h1>{route.title}</h1>
        <div className="page-actions">
          <button type="button" data-copy-link={withBase(route.url, site.base)}>
            {words.text('reference.copyLink')}
          </button>
          <button type="button" data-copy-markdown="">
            {words.text('reference.copyMarkdown')}
          </button>
          {isGuide ? null : (
            <button type="button" className="needs-script" data-folds="">
              {words.text('reference.expandAll')}
            </button>
          )}
        </div>
      </div>
      {isGuide && route.description ? <p className="lead">{route.description}</p> : null}
      {route.kind === 'home' ? <HomeSearch /> : null}
    </>
  )
}

/** Looks like a field; the shell opens the search. */
function HomeSearch() {
  const { words } = useArticle()
  return (
    <button type="button" className="search-box needs-script" data-search="" aria-haspopup="dialog">
      <span className="icon" data-icon="search" aria-hidden="true" />
      <span className="search-box-label">{words.text('reference.search')}</span>
    </button>
  )
}
