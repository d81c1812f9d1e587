import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The product's name, set in type: the way home. */
export function Brand() {
  const { frame } = usePage()
  const text = useText()
  return (
    <a className="brand" href={frame.landing ?? frame.home} aria-label={text('shell.home', { brand: frame.brand })}>
      {frame.brand}
    </a>
  )
}
