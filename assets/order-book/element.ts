type Attributes = Readonly<Record<string, string | undefined>>

/** An element with attributes and children; an attribute without a value is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** Puts one thing into a place as large as the largest of all, so that nothing moves when another takes its place. */
export function steady(current: Node, all: readonly Node[]): HTMLElement {
  const others = all.map((other) => element('div', { 'aria-hidden': 'true', class: 'book-replay-room' }, other))
  return element('div', { class: 'book-replay-steady' }, ...others, current)
}
