import { Icon } from '../ui/Icon.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** Opens the drawer on small screens. Without a script it is a link to the section's pages below the article. */
export function DrawerToggle({ onOpen }: { readonly onOpen: () => void }) {
  const { sidebar } = usePage()
  const text = useText()
  const label = text('shell.drawer.open')
  return (
    <>
      <button
        type="button"
        className="icon-button drawer-toggle needs-script"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="menu" />
      </button>
      {sidebar && (
        <a className="icon-button drawer-toggle without-script" href="#section-navigation" aria-label={label}>
          <Icon name="menu" />
        </a>
      )}
    </>
  )
}
