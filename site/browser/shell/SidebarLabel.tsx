import { useText } from './useText.ts'

interface SidebarLabelProps {
  readonly label: string
  readonly methods: readonly string[] | undefined
}

/** The name of an entry. The badge beside it says GET: eyes are spared the verb, and its accessible name stays whole. */
export function SidebarLabel({ label, methods = [] }: SidebarLabelProps) {
  const verb = useText()('shell.sidebar.get')
  const rest = label.slice(verb.length).trimStart()
  const isSaid = methods.join() === 'GET' && label.startsWith(verb) && rest !== ''
  return (
    <span className="sidebar-label">
      {isSaid ? <span className="visually-hidden">{label.slice(0, -rest.length)}</span> : null}
      {isSaid ? rest : label}
    </span>
  )
}
