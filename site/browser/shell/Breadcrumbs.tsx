import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** Section and category of the page. */
export function Breadcrumbs() {
  const { breadcrumbs } = usePage()
  const text = useText()
  if (breadcrumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={text('shell.navigation.breadcrumbs')}>
      <ol>
        {breadcrumbs.map(({ title, url }) => (
          <li key={url ?? title}>{url === undefined ? title : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
