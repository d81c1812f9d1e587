/** Opens the form that the address names, `#build=placeOrder&…`: it reads the rest of the address itself. */
export function openLinkedForm(article: HTMLElement): void {
  const operation = new URLSearchParams(location.hash.slice(1)).get('build')
  if (operation === null) return
  const form = article.querySelector<HTMLDetailsElement>(`details[data-build="${CSS.escape(operation)}"]`)
  if (!form) return
  form.open = true
  form.scrollIntoView()
  form.querySelector('summary')?.focus({ preventScroll: true })
}
