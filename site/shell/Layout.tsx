import { ArticleActions } from './ArticleActions.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ContentsMenu, ContentsPanel } from './Contents.tsx'
import { FallbackNotice } from './FallbackNotice.tsx'
import { Header } from './Header.tsx'
import { Html, type TrustedHtml } from './Html.tsx'
import { usePage } from './PageContext.ts'
import { PageFoot } from './PageFoot.tsx'
import { SidebarPanel } from './SidebarPanel.tsx'
import { useText } from './useText.ts'

interface LayoutProps {
  readonly article: TrustedHtml
  readonly sidebar?: TrustedHtml | undefined
}

/** Which of the article's layouts a page has: a schema is shown like an operation. */
function articleKind(kind: string): string {
  return kind === 'schema' ? 'reference' : kind
}

/** Everything around the article, and the article's HTML as it is. */
export function Layout({ article, sidebar }: LayoutProps) {
  const page = usePage()
  const text = useText()
  const kind = articleKind(page.kind)
  const hasContents = page.headings.length > 1 && kind !== 'home'

  return (
    <>
      <a className="skip-link" href="#content">
        {text('shell.skip')}
      </a>
      <Header sidebar={sidebar} />
      <div className="layout" data-kind={kind} data-sidebar={page.sidebar ? '' : undefined}>
        {page.sidebar && <SidebarPanel reference={page.sidebar} html={sidebar} />}
        <div className="column">
          <main className="main" id="content" tabIndex={-1}>
            <div className="above-article">
              <Breadcrumbs />
              {hasContents && <ContentsMenu />}
            </div>
            <FallbackNotice />
            <article className="article" data-kind={kind} lang={page.fallback?.lang}>
              <Html className="article-body prose" html={article} />
            </article>
            {page.kind !== 'not-found' && <PageFoot />}
          </main>
          {hasContents && kind === 'guide' && <ContentsPanel />}
        </div>
      </div>
      <footer className="site-foot" id="footer">
        <p>{page.frame.copyright}</p>
      </footer>
      <ArticleActions />
    </>
  )
}
