import type { Ref } from 'react'
import { type OwnHtml, trustHtml } from '../../shared/trustedTypes.ts'

/**
 * HTML of our own build. React writes it again only when the object changes, so one object stands for one state of the
 * page, and HTML that is already there is left alone.
 */
export interface TrustedHtml {
  readonly __html: OwnHtml
}

interface HtmlProps {
  readonly html: TrustedHtml
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly lang?: string | undefined
}

/** An element whose content React leaves alone. */
export function Html({ html, className, lang, ref }: HtmlProps) {
  return (
    <div
      ref={ref}
      className={className}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this HTML; spec text cannot put markup in it
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  )
}

/** The content that an element has already, read when React first asks for it: it asks more than once. */
export function adoptHtml(element: Pick<Element, 'innerHTML'>): TrustedHtml {
  let html: OwnHtml | undefined
  return {
    get __html() {
      html ??= trustHtml(element.innerHTML)
      return html
    },
  }
}
