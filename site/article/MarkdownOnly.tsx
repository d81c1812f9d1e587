import type { ReactNode } from 'react'

/** What the Markdown version says and the page on the screen does not, which shows the same in another way. */
export function MarkdownOnly({ children }: { readonly children: ReactNode }) {
  return <template data-markdown="">{children}</template>
}

/** An article without what only its Markdown version says. */
export function withoutMarkdownOnly(markup: string): string {
  return markup.replaceAll(/<template data-markdown="">.*?<\/template>/gs, '')
}
