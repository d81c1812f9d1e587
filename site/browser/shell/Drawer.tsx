import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { FrameItem } from '../../shared/frame.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { FrameAnchor, FrameLinks } from './FrameItems.tsx'
import type { TrustedHtml } from './Html.tsx'
import { usePage } from './PageContext.ts'
import { SectionSwitch } from './SectionSwitch.tsx'
import { SidebarTree } from './SidebarTree.tsx'
import { showCurrentEntry } from './showCurrentEntry.ts'
import { useText } from './useText.ts'
import { DrawerVersions } from './VersionMenu.tsx'

const desktop = '(min-width: 996px)'

interface DrawerProps {
  /** The section's pages as the page's HTML brought them. */
  readonly sidebar?: TrustedHtml | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** There is room for the items of a menu: its label becomes a caption. */
function DrawerItem({ item }: { readonly item: FrameItem }) {
  if (!('items' in item)) return <FrameAnchor link={item} />
  return (
    <>
      <span className="drawer-caption">{item.label}</span>
      <ul>
        <FrameLinks links={item.items} />
      </ul>
    </>
  )
}

/** Whether the switch of sections leads wherever the item leads. */
function isOfSections(item: FrameItem): boolean {
  return 'items' in item ? item.items.every(isOfSections) : item.section !== undefined
}

/** All navigation on small screens. Closes on navigation and when the layout becomes the wide one. */
export function Drawer({ sidebar, isOpen, onClose }: DrawerProps) {
  const { frame, url, sidebar: reference } = usePage()
  const text = useText()
  const { sections = [], start, end } = frame
  const hasSwitch = reference !== undefined && sections.length > 1
  const items = [...start, ...end].filter((item) => !(hasSwitch && isOfSections(item)))
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  function closeAfterLink({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) onClose()
  }

  useEffect(() => {
    if (url) close()
  }, [url])

  useEffect(() => {
    if (isOpen && panel.current?.parentElement) showCurrentEntry(panel.current.parentElement)
  }, [isOpen])

  useEffect(() => {
    const query = matchMedia(desktop)
    function closeOnDesktop(): void {
      if (query.matches) close()
    }
    query.addEventListener('change', closeOnDesktop)
    return () => query.removeEventListener('change', closeOnDesktop)
  }, [])

  return (
    <Dialog className="drawer" label={text('shell.drawer.title')} isOpen={isOpen} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is activated by a click event, whichever key caused it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      <div className="drawer-panel" ref={panel} onClick={closeAfterLink}>
        <div className="drawer-head">
          <Brand />
          <button type="button" className="icon-button" aria-label={text('shell.drawer.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <nav className="drawer-main" aria-label={text('shell.navigation.main')}>
          <ul>
            {items.map((item) => (
              <li key={item.label}>
                <DrawerItem item={item} />
              </li>
            ))}
            <DrawerVersions />
          </ul>
        </nav>
        <SectionSwitch />
        {reference && <SidebarTree reference={reference} html={sidebar} />}
      </div>
    </Dialog>
  )
}
