import type { Frame } from '../../shared/frame.ts'
import { Icon } from '../ui/Icon.tsx'
import { useText } from './useText.ts'

/** Text in the article's place at an address where nothing is published. */
export function NotFound({ frame }: { readonly frame: Frame }) {
  const text = useText()
  const { home, landing = home } = frame
  return (
    <>
      <h1>{text('shell.notFound.title')}</h1>
      <p>
        {text('shell.notFound.text')} <a href={landing}>{text('shell.notFound.home')}</a>
      </p>
      {frame.search !== undefined && (
        <button type="button" className="search-box needs-script" data-search="" aria-haspopup="dialog">
          <Icon name="search" />
          <span className="search-box-label">{text('shell.search')}</span>
        </button>
      )}
    </>
  )
}
