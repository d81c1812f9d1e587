import { Fragment, Suspense, useState } from 'react'
import {
  isCategory,
  type SidebarCategory,
  type SidebarEntry,
  type SidebarNode,
  sidebarEntries,
} from '../../../generator/contract/routes.ts'
import type { SidebarReference } from '../../shared/pageData.ts'
import { isExternal } from '../../shared/url.ts'
import { useShownPages } from '../ui/shownHeadings.ts'
import { CallMarks } from './CallMark.tsx'
import { useIsRead } from './currentHeading.ts'
import { Html, type TrustedHtml } from './Html.tsx'
import { isCategoryOpen, rememberCategory } from './openCategories.ts'
import { PageCalls } from './PageCalls.tsx'
import { SidebarLabel } from './SidebarLabel.tsx'
import { useSidebar } from './sidebarSource.ts'
import { UnseenMark } from './UnseenMark.tsx'
import { useText } from './useText.ts'
import { useUnseen } from './useUnseen.ts'

/** Up to this many entries the HTML carries the whole sidebar; beyond, closed branches fill when they are opened. */
const wholeUpTo = 150

interface EntryProps {
  readonly entry: SidebarEntry
  readonly reference: SidebarReference
  readonly isNew: boolean
}

function Entry({ entry, reference, isNew }: EntryProps) {
  const text = useText()
  const [path, anchor] = entry.path.split('#')
  const isOpen = entry.path === reference.path
  const isRead = useIsRead(path === reference.path ? anchor : undefined)
  const href = isExternal(entry.path) ? entry.path : reference.prefix + entry.path
  const isShown = useShownPages()?.includes(href) ?? isOpen
  return (
    <li>
      <a
        className="sidebar-link"
        href={href}
        aria-current={isShown ? (isOpen ? 'page' : 'true') : isRead ? 'location' : undefined}
        data-deprecated={entry.deprecated}
      >
        <SidebarLabel label={entry.label} methods={entry.methods} />
        {entry.deprecated && <span className="visually-hidden"> ({text('shell.deprecated')})</span>}
        {isNew && <UnseenMark />}
        <CallMarks methods={entry.methods} />
      </a>
      {isOpen && <PageCalls />}
    </li>
  )
}

interface CategoryProps {
  readonly category: SidebarCategory
  readonly id: string
  readonly isWhole: boolean
  readonly reference: SidebarReference
  readonly isNew: (entry: SidebarEntry) => boolean
}

function Category({ category, id, isWhole, reference, isNew }: CategoryProps) {
  const holdsPage = category.items.some(({ path }) => path === reference.path)
  const [isOpen, setOpen] = useState(() => isCategoryOpen(id, holdsPage))
  const hidesNews = !isOpen && category.items.some(isNew)
  const [heldPage, setHeldPage] = useState(holdsPage)
  if (holdsPage !== heldPage) {
    setHeldPage(holdsPage)
    if (holdsPage) setOpen(true)
  }

  function remember(open: boolean): void {
    setOpen(open)
    rememberCategory(id, open)
  }

  return (
    <li>
      <details
        className="sidebar-category"
        open={isOpen}
        ref={(element) => {
          // Opened before the script ran: the reader's choice wins over React's output.
          if (element && element.open !== isOpen) remember(element.open)
        }}
        onToggle={({ currentTarget }) => remember(currentTarget.open)}
      >
        <summary className="sidebar-summary">
          <SidebarLabel label={category.label} methods={undefined} />
          {hidesNews && <UnseenMark />}
        </summary>
        <ul>
          {(isWhole || isOpen) &&
            category.items.map((entry) => (
              <Entry key={entry.path} entry={entry} reference={reference} isNew={isNew(entry)} />
            ))}
        </ul>
      </details>
    </li>
  )
}

function Tree({ reference }: { readonly reference: SidebarReference }) {
  const sidebar = useSidebar(reference.file)
  const isWhole = sidebarEntries(sidebar).length <= wholeUpTo
  const isUnseen = useUnseen()
  const isNew = ({ path }: SidebarEntry) => path !== reference.path && isUnseen(path)
  return groupsOf(sidebar.items).map(({ heading, nodes, start }) => (
    <Fragment key={start}>
      {heading !== undefined && <p className="sidebar-heading">{heading}</p>}
      <ul>
        {nodes.map((node, position) =>
          isCategory(node) ? (
            <Category
              // biome-ignore lint/suspicious/noArrayIndexKey: a category has the same position in every language
              key={start + position}
              id={`${reference.id}:${start + position}`}
              category={node}
              isWhole={isWhole}
              reference={reference}
              isNew={isNew}
            />
          ) : (
            <Entry key={node.path} entry={node} reference={reference} isNew={isNew(node)} />
          ),
        )}
      </ul>
    </Fragment>
  ))
}

interface Group {
  readonly heading: string | undefined
  readonly nodes: readonly SidebarNode[]
  /** Position of its first node in the sidebar. */
  readonly start: number
}

/** A group begins with each node that has a heading. */
function groupsOf(items: readonly SidebarNode[]): Group[] {
  const starts = items.flatMap(({ heading }, position) => (heading !== undefined || position === 0 ? [position] : []))
  return starts.map((start, at) => ({
    heading: items[start]?.heading,
    nodes: items.slice(start, starts[at + 1]),
    start,
  }))
}

export interface SidebarTreeProps {
  readonly reference: SidebarReference
  /** The sidebar as the page's HTML brought it: shown until the section's file is loaded. */
  readonly html?: TrustedHtml | undefined
}

/** The pages of a section. The prerendered HTML stands until the section's file has arrived. */
export function SidebarTree({ reference, html }: SidebarTreeProps) {
  const text = useText()
  return (
    <nav className="sidebar-tree" aria-label={text('shell.navigation.section', { section: reference.label })}>
      <Suspense key={reference.file} fallback={html && <Html html={html} />}>
        <Tree reference={reference} />
      </Suspense>
    </nav>
  )
}
