import type { ReactNode } from 'react'

/** Text of the Markdown version alone; the page on the screen shows the same in another way. */
export function MarkdownOnly({ children }: { readonly children: ReactNode }) {
  return <template data-markdown="">{children}</template>
}

/** An article without the text of its Markdown version alone. */
export function withoutMarkdownOnly(markup: string): string {
  return markup.replaceAll(/<template data-markdown="">.*?<\/template>/gs, '')
}
