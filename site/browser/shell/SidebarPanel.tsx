import { useEffect, useRef } from 'react'
import { SectionSwitch } from './SectionSwitch.tsx'
import { SidebarTree, type SidebarTreeProps } from './SidebarTree.tsx'
import { showCurrentEntry } from './showCurrentEntry.ts'

/** The sidebar of wide screens. Without a script it stands below the article on small ones. */
export function SidebarPanel({ reference, html }: SidebarTreeProps) {
  const panel = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry
  useEffect(() => {
    if (panel.current) showCurrentEntry(panel.current)
  }, [reference.path, reference.file])

  return (
    <div className="sidebar" id="section-navigation" ref={panel}>
      <SectionSwitch />
      <SidebarTree reference={reference} html={html} />
    </div>
  )
}
