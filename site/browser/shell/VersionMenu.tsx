import { Menu } from '../ui/Menu.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'
import { VersionLinks } from './VersionLinks.tsx'

/** The versions of the documentation in the navbar, when there is more than one. Small screens have them in the drawer. */
export function VersionMenu() {
  const { versions } = usePage()
  const text = useText()
  if (versions.items.length < 2) return null
  const own = versions.items.find(({ name }) => name === versions.own)
  return (
    <div className="version-menu">
      <Menu align="end" name={`${text('shell.version')}: ${own?.label ?? versions.own}`} label={own?.label}>
        <VersionLinks />
      </Menu>
    </div>
  )
}

/** The same in the drawer, where there is room for the items of a menu. */
export function DrawerVersions() {
  const { versions } = usePage()
  const text = useText()
  if (versions.items.length < 2) return null
  return (
    <li>
      <span className="drawer-caption">{text('shell.version')}</span>
      <ul>
        <VersionLinks />
      </ul>
    </li>
  )
}
