/**
 * Paper cannot be clicked: while the page is printed, the article's disclosures are open, and its links know the address of the
 * site. Tools are not printed.
 */
export function prepareForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.article details:not([open], .tool)')]
    for (const element of opened) element.open = true
    const address = document.querySelector<HTMLElement>('.page-title')?.dataset['address']
    if (address !== undefined) {
      document.documentElement.style.setProperty('--site-address', JSON.stringify(new URL(address).origin))
    }
  })
  addEventListener('afterprint', () => {
    for (const element of opened) element.open = false
    opened = []
  })
}
