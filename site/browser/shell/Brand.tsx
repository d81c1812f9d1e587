import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The name of the product, with a link to the home page. */
export function Brand() {
  const { frame } = usePage()
  const text = useText()
  return (
    <a className="brand" href={frame.landing ?? frame.home} aria-label={text('shell.home', { brand: frame.brand })}>
      {frame.brand}
    </a>
  )
}
