import type { FrameMenu } from '../../shared/frame.ts'
import { FrameLinks } from './FrameItems.tsx'
import { OwnPart } from './OwnPart.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The foot of every page: links of the project in columns, and the copyright line. */
export function SiteFoot() {
  const { frame } = usePage()
  const text = useText()
  return (
    <footer className="site-foot" id="footer">
      <OwnPart place="footer" />
      {frame.footer && (
        <nav className="foot-columns" aria-label={text('shell.navigation.footer')}>
          {frame.footer.map((column) => (
            <Column key={column.label} column={column} />
          ))}
        </nav>
      )}
      <p>{frame.copyright}</p>
    </footer>
  )
}

function Column({ column: { label, items } }: { readonly column: FrameMenu }) {
  return (
    <div>
      <p>{label}</p>
      <ul>
        <FrameLinks links={items} />
      </ul>
    </div>
  )
}
