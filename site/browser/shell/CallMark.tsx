const shortNames: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }

/** A method in few letters, as lists of pages and calls show it. */
export function CallMark({ method }: { readonly method: string }) {
  const name = method.toUpperCase()
  return (
    <span className="call-mark" data-method={method.toLowerCase()}>
      {shortNames[name] ?? name}
    </span>
  )
}

/** More marks than these are of no use, and leave no room for the name. */
const mostMarks = 3

/** The methods of a page's calls, each once. */
export function CallMarks({ methods = [] }: { readonly methods: readonly string[] | undefined }) {
  if (methods.length === 0 || methods.length > mostMarks) return null
  return (
    <span className="call-marks">
      {methods.map((method) => (
        <CallMark key={method} method={method} />
      ))}
    </span>
  )
}
