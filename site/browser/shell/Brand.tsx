import type { FramePicture } from '../../shared/frame.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The logo or the name of the product, with a link to the home page. */
export function Brand() {
  const { frame } = usePage()
  const text = useText()
  const { logo } = frame
  return (
    <a className="brand" href={frame.landing ?? frame.home} aria-label={text('shell.home', { brand: frame.brand })}>
      {logo ? <Picture picture={logo.light} theme={logo.dark && 'light'} /> : <span>{frame.brand}</span>}
      {logo?.dark && <Picture picture={logo.dark} theme="dark" />}
    </a>
  )
}

interface PictureProps {
  readonly picture: FramePicture
  readonly theme?: 'light' | 'dark' | undefined
}

/** The style sheet shows the logo for the reader's theme. The link has a name of its own. */
function Picture({ picture, theme }: PictureProps) {
  return <img {...picture} alt="" data-for={theme} />
}
