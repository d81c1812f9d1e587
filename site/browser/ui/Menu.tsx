import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface MenuProps {
  readonly label: ReactNode
  /** Name for assistive technology, where the label alone is not enough. */
  readonly name?: string
  readonly isCurrent?: boolean
  /** Edges of button and list that are in line. */
  readonly align?: 'start' | 'end'
  /** Links, each an item of the list. */
  readonly children: ReactNode
}

function moveFocus(menu: HTMLDetailsElement, key: string): boolean {
  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const target = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: at > 0 ? links[at - 1] : menu.querySelector('summary'),
    Home: links[0],
    End: links.at(-1),
  }[key]
  target?.focus()
  return target !== undefined
}

/**
 * A button that discloses a list of links. Native `details`: it opens without a script; with one it also closes on
 * Escape, on a click elsewhere and when the focus leaves, and the arrow keys move through it.
 */
export function Menu({ label, name, isCurrent = false, align = 'start', children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  function close(): void {
    if (menu.current) menu.current.open = false
  }

  useEffect(() => {
    function closeUnlessInside({ target }: Event): void {
      const element = menu.current
      if (element?.open && target instanceof Node && !element.contains(target)) element.open = false
    }
    document.addEventListener('pointerdown', closeUnlessInside)
    document.addEventListener('focusin', closeUnlessInside)
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside)
      document.removeEventListener('focusin', closeUnlessInside)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    const element = menu.current
    if (!element) return
    if (event.key === 'Escape' && element.open) {
      close()
      element.querySelector('summary')?.focus()
      return
    }
    if (event.key === 'ArrowDown') element.open = true
    if (element.open && moveFocus(element, event.key)) event.preventDefault()
  }

  return (
    <details className="menu" name="site-menu" data-align={align} ref={menu} onKeyDown={onKeyDown}>
      <summary className="menu-label" aria-label={name} data-current={isCurrent || undefined}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is activated by a click event, whichever key caused it */}
      <ul className="menu-list" onClick={close}>
        {children}
      </ul>
    </details>
  )
}
