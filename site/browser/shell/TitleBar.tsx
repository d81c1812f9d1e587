import type { PageData, PageLink } from '../../shared/pageData.ts'
import { Menu } from '../ui/Menu.tsx'
import { CallMark } from './CallMark.tsx'
import { ContentsItems } from './Contents.tsx'
import { useCurrentCall } from './currentHeading.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** Names the part of the page on screen once the page's title has left it, and leads to the other parts. */
export function TitleBar() {
  const page = usePage()
  const text = useText()
  const call = useCurrentCall()
  const { title, headings, calls = [] } = page
  const [previous, next] = neighboursOf(page, call?.anchor)
  const name = (
    <>
      {call && <CallMark method={call.method} />}
      <span className="title-bar-name">{call?.title ?? title}</span>
    </>
  )
  return (
    <nav className="title-bar" aria-label={text('shell.titleBar')} data-calls={calls.length > 0 || undefined}>
      {headings.length > 1 ? (
        <Menu label={name}>
          <ContentsItems />
        </Menu>
      ) : (
        <p className="title-bar-title">{name}</p>
      )}
      {call && (
        <>
          <code className="title-bar-path">{call.path}</code>
          <button type="button" className="title-bar-copy" data-copy-text={call.path}>
            {text('shell.call.copy')}
          </button>
        </>
      )}
      {calls.length > 0 && (
        <span className="title-bar-steps">
          <Step link={previous} rel="prev" />
          <Step link={next} rel="next" />
        </span>
      )}
    </nav>
  )
}

/** The calls before and after one; at the ends of the page, and where it has one alone, the pages before and after. */
function neighboursOf({ calls = [], previous, next }: PageData, anchor: string | undefined): (PageLink | undefined)[] {
  const at = calls.findIndex((call) => call.anchor === anchor)
  const linkTo = (position: number): PageLink | undefined => {
    const call = calls[position]
    return call && { title: call.title, url: `#${call.anchor}` }
  }
  return [linkTo(at - 1) ?? previous, linkTo(at + 1) ?? next]
}

function Step({ link, rel }: { readonly link: PageLink | undefined; readonly rel: 'prev' | 'next' }) {
  const text = useText()
  if (!link) return null
  const name = text(rel === 'prev' ? 'shell.call.previous' : 'shell.call.next')
  return (
    <a className="icon-button" href={link.url} rel={rel} title={link.title}>
      <span className="visually-hidden">
        {name}: {link.title}
      </span>
    </a>
  )
}
