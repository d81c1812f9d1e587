import { useLayoutEffect, useMemo } from 'react'
import type { FrameAnnouncement } from '../../shared/frame.ts'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { dismissAnnouncement, followAnnouncement } from '../preferences/announcement.ts'
import { Icon } from '../ui/Icon.tsx'
import { Html } from './Html.tsx'
import { useText } from './useText.ts'

/**
 * One line between navbar and page, in the flow: it scrolls away. It is always in the HTML; a mark on the document hides
 * it where it was dismissed, so that server and browser render the same.
 */
export function AnnouncementBar({ announcement }: { readonly announcement: FrameAnnouncement }) {
  const { id, html, lang } = announcement
  const text = useText()
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html])

  useLayoutEffect(() => followAnnouncement(id, keepPlace), [id])

  function dismiss(): void {
    keepPlace(() => dismissAnnouncement(id))
    // The focused button is gone: the page comes next.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <aside className="announcement" aria-label={text('shell.announcement')}>
      <Html className="announcement-text" lang={lang} html={content} />
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={text('shell.announcement.dismiss')}
        title={text('shell.announcement.dismiss')}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

/** Applies a change above the article and scrolls, so that the content on screen does not move. */
function keepPlace(apply: () => void): void {
  const content = document.getElementById('content')
  const before = content?.getBoundingClientRect().top ?? 0
  const isScrolled = scrollY > 0
  apply()
  const after = content?.getBoundingClientRect().top ?? 0
  // `instant`: a style may make scrolling smooth. At the top nothing has to be kept.
  if (isScrolled && after !== before) scrollBy({ top: after - before, behavior: 'instant' })
}
