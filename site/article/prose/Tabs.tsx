import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { sampleLanguageOf } from '../../../generator/contract/sampleLanguages.ts'
import { useArticle } from '../articleContext.tsx'

interface TabProps {
  readonly label: string
  readonly children?: ReactNode
}

/** One panel of `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>
}

export interface TabItem {
  readonly label: ReactNode
  readonly content: ReactNode
  /** Value of the choice where groups share it: `python`. */
  readonly value?: string
}

interface TabListProps {
  readonly items: readonly TabItem[]
  /** Tabs of one group mean the same choice, for example a language. */
  readonly group?: string
  /** Subject of the choice, for readers who do not see the tabs. */
  readonly label: string
}

/**
 * Panels that are shown one at a time. Native radio buttons do the work: arrow keys choose, no script is needed, and each panel
 * follows its own button, so that print and plain text read in order.
 */
export function TabList({ items, group, label }: TabListProps) {
  const { nextId } = useArticle()
  const name = nextId('tabs')
  return (
    <div className="tabs" role="radiogroup" aria-label={label} data-group={group}>
      {items.map(({ label: text, content, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tabs may have one label
        <Fragment key={index}>
          <label>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {text}
          </label>
          <div className="tab-panel">{content}</div>
        </Fragment>
      ))}
    </div>
  )
}

/** `<Tabs group="language"><Tab label="Python">…</Tab></Tabs>` as a writer uses it. */
export function Tabs({ group, children }: { readonly group?: string; readonly children?: ReactNode }) {
  const { words } = useArticle()
  const items = Children.toArray(children)
    .filter(isTab)
    .map(({ props }) => ({
      label: props.label,
      content: props.children,
      ...(group === 'language' ? { value: sampleLanguageOf(props.label ?? '') } : {}),
    }))
  const label = words.text(group === 'language' ? 'reference.tabs.language' : 'reference.tabs')
  return <TabList items={items} label={label} {...(group === undefined ? {} : { group })} />
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab
}
