import type { Frame, FrameItem, FrameLink } from '../../shared/pageData.ts'
import { useText } from './useText.ts'

function linksOf(items: readonly FrameItem[]): FrameLink[] {
  return items.flatMap((item) => ('items' in item ? item.items : [item])).filter(({ external }) => !external)
}

/** What stands in the article's place at an address where nothing is published. */
export function NotFound({ frame }: { readonly frame: Frame }) {
  const text = useText()
  const { home, landing = home, start, end } = frame
  return (
    <>
      <h1>{text('shell.notFound.title')}</h1>
      <p>{text('shell.notFound.text')}</p>
      <ul>
        <li>
          <a href={landing}>{text('shell.notFound.home')}</a>
        </li>
        {linksOf([...start, ...end]).map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
