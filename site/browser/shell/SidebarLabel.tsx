import { breakable } from '../../shared/breakable.tsx'
import { useText } from './useText.ts'

interface SidebarLabelProps {
  readonly label: string
  readonly methods: readonly string[] | undefined
  /** The name of the entry that it stands below. */
  readonly above?: string
  /** The address of its call or channel. */
  readonly address?: string
}

/** An address or an id keeps its letters as they are. */
const isName = /^[^\s]*(?:[./{_]|[a-z][A-Z])[^\s]*$/

/** A name may break behind each mark, and before each word of an id. */
const breaks = /(?<=[./:_])(?![./:_])|(?<=[a-z\d])(?=[A-Z])/

/** "Order" below "Orders". */
function isAlike(first: string, second: string): boolean {
  const [short = '', long = ''] = [first.toLowerCase(), second.toLowerCase()].sort((a, b) => a.length - b.length)
  return long.startsWith(short) && long.length - short.length < 2
}

/**
 * The name of an entry. The badge beside it says GET: eyes are spared the verb, unless the rest is the name of the entry above.
 * Its accessible name stays whole.
 */
export function SidebarLabel({ label, methods = [], above = '', address }: SidebarLabelProps) {
  const verb = useText()('shell.sidebar.get')
  const rest = label.slice(verb.length).trimStart()
  const isOwnName = label === address || isName.test(label)
  const isSaid =
    !isOwnName && methods.join() === 'GET' && label.startsWith(verb) && rest !== '' && !isAlike(rest, above)
  return (
    <span className={isOwnName ? 'sidebar-label sidebar-name' : 'sidebar-label'}>
      {isSaid ? <span className="visually-hidden">{label.slice(0, -rest.length)}</span> : null}
      {isOwnName ? breakable(label, breaks) : isSaid ? rest : label}
    </span>
  )
}
