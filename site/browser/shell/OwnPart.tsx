import { useContext, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { StartArticleContext } from './Article.tsx'
import { Html } from './Html.tsx'
import { usePage } from './PageContext.ts'

/** A component of the project as the build rendered it, where there is one. Its interactive parts start in the browser. */
export function OwnPart({ place }: { readonly place: 'header' | 'footer' }) {
  const html = usePage().own?.[place]
  return html === undefined ? null : <OwnHtml place={place} html={html} />
}

function OwnHtml({ place, html }: { readonly place: string; readonly html: string }) {
  const start = useContext(StartArticleContext)
  const { locale: lang, messages } = useIntl()
  const part = useRef<HTMLDivElement>(null)
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other parts to start
  useEffect(() => (part.current ? start?.(part.current, { lang, messages }) : undefined), [start, html, lang, messages])

  return <Html className={`own-${place}`} html={content} ref={part} />
}
