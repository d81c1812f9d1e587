/** Opens the article's disclosures while the page is printed: paper cannot be clicked. Tools are not printed. */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.article details:not([open], .tool)')]
    for (const element of opened) element.open = true
  })
  addEventListener('afterprint', () => {
    for (const element of opened) element.open = false
    opened = []
  })
}
