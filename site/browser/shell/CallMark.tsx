const shortNames: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' }

/** A method in few letters, as lists of pages and calls show it. */
export function CallMark({ method }: { readonly method: string }) {
  const name = method.toUpperCase()
  return (
    <span className="call-mark" data-method={method.toLowerCase()}>
      {shortNames[name] ?? name}
    </span>
  )
}
