import { decoded, hashTarget } from '../ui/hashTarget.ts'

/**
 * Opens the disclosures around the target of the address's hash and brings it into view: a link to a nested field must show
 * it. A disclosure gets the focus, so that the next key works it.
 */
export function revealTarget(): void {
  const target = hashTarget(location.hash)
  const closed: HTMLDetailsElement[] = []
  for (let element = target?.closest('details'); element; element = element.parentElement?.closest('details')) {
    if (!element.open) closed.push(element)
  }
  for (const element of closed) element.open = true
  if (closed.length > 0 || (target && target.id !== decoded(location.hash.slice(1)))) target?.scrollIntoView()
  if (target?.matches('details')) target.querySelector('summary')?.focus({ preventScroll: true })
}
