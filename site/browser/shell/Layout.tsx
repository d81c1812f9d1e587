import { useEffect, useRef } from 'react'
import { hasContents, hasContentsPanel } from '../../shared/contents.ts'
import type { LoadFailure } from '../../shared/loadFailure.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { Article, type ArticleHtml } from './Article.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ChangesPlace } from './ChangesPlace.tsx'
import { ContentsMenu, ContentsPanel } from './Contents.tsx'
import { watchHeadings } from './currentHeading.ts'
import { EntryMarks } from './EntryMarks.tsx'
import { FallbackNotice } from './FallbackNotice.tsx'
import { Header } from './Header.tsx'
import type { TrustedHtml } from './Html.tsx'
import { NotFoundSearch } from './NotFoundSearch.tsx'
import { OwnPart } from './OwnPart.tsx'
import { usePage } from './PageContext.ts'
import { PageFoot } from './PageFoot.tsx'
import { SidebarPanel } from './SidebarPanel.tsx'
import { SiteFoot } from './SiteFoot.tsx'
import { useHeadings } from './useHeadings.ts'
import { useText } from './useText.ts'
import { useRememberVisit } from './useUnseen.ts'
import { VersionBanner } from './VersionBanner.tsx'
import { VersionNotice } from './VersionNotice.tsx'

interface LayoutProps {
  readonly article: ArticleHtml
  readonly sidebar?: TrustedHtml | undefined
  /** Stands in the article's place. */
  readonly failure?: LoadFailure | undefined
}

/** Layout of the article for a kind of page: a schema is shown like an operation. */
function articleKind(kind: string): string {
  return kind === 'schema' ? 'reference' : kind
}

/** Everything around the article, and the article's HTML as it is. */
export function Layout({ article, sidebar, failure }: LayoutProps) {
  const page = usePage()
  const text = useText()
  const kind = articleKind(page.kind)
  const hasPanel = hasContentsPanel(page)
  useRememberVisit()
  const headings = useHeadings()
  useEffect(() => watchHeadings(headings), [headings])

  return (
    <>
      <a className="skip-link" href="#content">
        {text('shell.skip')}
      </a>
      {/* For programs that read the page without its styles: readers have the search and the sidebar. */}
      <p hidden>
        <a href={`${page.frame.home}llms.txt`}>{text('shell.pageList')}</a>
      </p>
      <Header sidebar={sidebar} />
      {page.frame.announcement && <AnnouncementBar announcement={page.frame.announcement} />}
      <OwnPart place="header" />
      <div className="layout" data-kind={kind} data-sidebar={page.sidebar ? '' : undefined}>
        {page.sidebar && <SidebarPanel reference={page.sidebar} html={sidebar} />}
        <div className="column" data-panel={hasPanel ? '' : undefined}>
          <main className="main" id="content" tabIndex={-1}>
            <div className="above-article">
              <Breadcrumbs />
              {(kind === 'home' || page.entries) && <ChangesPlace />}
              {hasContents(page) && <ContentsMenu key={page.url} hasPanel={hasPanel} />}
            </div>
            <VersionBanner />
            <FallbackNotice />
            {failure ? (
              <FailedLoad failure={failure} />
            ) : (
              <article className="article" data-kind={kind} data-section={page.sidebar?.id} lang={page.fallback?.lang}>
                <Article key={page.url} html={article} />
              </article>
            )}
            {!failure && (page.kind === 'not-found' ? <NotFoundSearch /> : <PageFoot />)}
          </main>
          {hasPanel && <ContentsPanel key={page.url} />}
        </div>
      </div>
      <SiteFoot />
      <ArticleActions />
      {page.entries && <EntryMarks />}
      <VersionNotice />
    </>
  )
}

/** Stands in the article's place when a page could not be loaded. */
function FailedLoad({ failure }: { readonly failure: LoadFailure }) {
  const { title, frame } = usePage()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is news, the second one as well
  useEffect(() => {
    document.title = `${title} · ${frame.siteTitle}`
    heading.current?.focus({ preventScroll: true })
  }, [failure, title, frame.siteTitle])

  return (
    <section className="failure">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text(`shell.failure.${failure.kind}`)}</p>
      <pre>{failure.message}</pre>
      <button type="button" onClick={failure.retry}>
        {text('shell.failure.retry')}
      </button>
    </section>
  )
}
