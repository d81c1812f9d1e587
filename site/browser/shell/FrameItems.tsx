import { type FrameItem, type FrameLink, linksOf } from '../../shared/frame.ts'
import type { PageData } from '../../shared/pageData.ts'
import { Menu } from '../ui/Menu.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The page's own link is current; where the page has none, its section's. A wrong address is nowhere. */
function isCurrent({ url, section }: FrameLink, { frame, kind, url: pageUrl, sidebar }: PageData): boolean {
  if (kind === 'not-found') return false
  if (linksOf(frame).some((link) => link.url === pageUrl)) return url === pageUrl
  return section !== undefined && section === sidebar?.id
}

/** A link of the site's main navigation; links to other sites are marked. */
export function FrameAnchor({ link }: { readonly link: FrameLink }) {
  const page = usePage()
  const text = useText()
  if (link.external) {
    return (
      <a className="frame-link" href={link.url} data-external="">
        {link.label}
        <span className="visually-hidden">{` ${text('shell.external')}`}</span>
      </a>
    )
  }
  const current = link.url === page.url ? 'page' : isCurrent(link, page) || undefined
  return (
    <a className="frame-link" href={link.url} aria-current={current} target={link.isApart && '_self'}>
      {link.label}
    </a>
  )
}

/** The links of a menu or of a column, as items of a list. */
export function FrameLinks({ links }: { readonly links: readonly FrameLink[] }) {
  return links.map((link) => (
    <li key={link.url}>
      <FrameAnchor link={link} />
    </li>
  ))
}

/** Links and menus of the navbar's start or end. */
export function FrameItems({
  items,
  align,
}: {
  readonly items: readonly FrameItem[]
  readonly align: 'start' | 'end'
}) {
  const page = usePage()
  return items.map((item) =>
    'items' in item ? (
      <li key={item.label}>
        <Menu label={item.label} align={align} isCurrent={item.items.some((link) => isCurrent(link, page))}>
          <FrameLinks links={item.items} />
        </Menu>
      </li>
    ) : (
      <li key={item.label}>
        <FrameAnchor link={item} />
      </li>
    ),
  )
}
