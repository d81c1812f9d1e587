import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Heading } from '../../shared/pageData.ts'
import { Menu } from '../ui/Menu.tsx'
import { shownHeadings, useCurrentCall, useCurrentHeading } from './currentHeading.ts'
import { usePage } from './PageContext.ts'
import { useHeadings } from './useHeadings.ts'
import { useText } from './useText.ts'

/** The page's headings at the right of wide screens. The heading being read is marked. */
export function ContentsPanel() {
  const headings = useHeadings()
  const text = useText()
  const current = useCurrentHeading()
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    const link = current === undefined ? undefined : panel.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && panel.current) panel.current.scrollTop = link.offsetTop - panel.current.clientHeight / 2
  }, [current])

  return (
    <nav className="contents-panel" id="page-contents" aria-label={text('shell.contents')} ref={panel}>
      <p className="contents-title" aria-hidden="true">
        {text('shell.contents')}
      </p>
      <ul className="contents-list">
        <HeadingLinks headings={headings} current={current} className="contents-link" />
      </ul>
    </nav>
  )
}

/** Links to the page's headings, for a menu. */
export function ContentsItems() {
  const { calls = [] } = usePage()
  const headings = useHeadings()
  const current = useCurrentHeading()
  const call = useCurrentCall()
  return <HeadingLinks headings={shownHeadings(headings, calls, call)} current={current} className="frame-link" />
}

interface HeadingLinksProps {
  readonly headings: readonly Heading[]
  readonly current: string | undefined
  readonly className: string
}

function HeadingLinks({ headings, current, className }: HeadingLinksProps) {
  return headings.map(({ id, text, level, isTool }) => (
    <li key={id} className={isTool && 'needs-script'}>
      <a
        className={className}
        data-level={level}
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
      >
        {text}
      </a>
    </li>
  ))
}

/**
 * The page's headings behind a disclosure above the article, where there is no room beside it. The HTML lists them once: the menu
 * of a page with a panel is filled when React has started, and without a script a link leads to the panel below the article.
 */
export function ContentsMenu({ hasPanel }: { readonly hasPanel: boolean }) {
  const text = useText()
  const hasItems = useIsStarted() || !hasPanel
  return (
    <div className="contents-menu">
      {hasPanel && (
        <a className="menu-label without-script" href="#page-contents">
          {text('shell.contents')}
        </a>
      )}
      <div className={hasPanel ? 'needs-script' : undefined}>
        <Menu label={text('shell.contents')} align="end">
          {hasItems && <ContentsItems />}
        </Menu>
      </div>
    </div>
  )
}

function subscribe(): () => void {
  return () => {}
}

/** Whether React has taken over the page; false on the server, and in the render that takes over. */
function useIsStarted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
