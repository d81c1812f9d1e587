import { useText } from './useText.ts'

interface SidebarLabelProps {
  readonly label: string
  readonly methods: readonly string[] | undefined
  /** The name of the entry that it stands below. */
  readonly above?: string
}

/** An address or an id keeps its letters as they are. */
const isName = /^[^\s]*[./{_][^\s]*$/

/** "Order" below "Orders". */
function isAlike(first: string, second: string): boolean {
  const [short = '', long = ''] = [first.toLowerCase(), second.toLowerCase()].sort((a, b) => a.length - b.length)
  return long.startsWith(short) && long.length - short.length < 2
}

/**
 * The name of an entry. The badge beside it says GET: eyes are spared the verb, unless the rest is the name of the entry above.
 * Its accessible name stays whole.
 */
export function SidebarLabel({ label, methods = [], above = '' }: SidebarLabelProps) {
  const verb = useText()('shell.sidebar.get')
  const rest = label.slice(verb.length).trimStart()
  const isSaid = methods.join() === 'GET' && label.startsWith(verb) && rest !== '' && !isAlike(rest, above)
  return (
    <span className={isName.test(label) ? 'sidebar-label sidebar-name' : 'sidebar-label'}>
      {isSaid ? <span className="visually-hidden">{label.slice(0, -rest.length)}</span> : null}
      {isSaid ? rest : label}
    </span>
  )
}
