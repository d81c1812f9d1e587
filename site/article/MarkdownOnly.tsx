import type { ReactNode } from 'react'

/** Text that only the Markdown version shows; the page on the screen shows the same in another way. */
export function MarkdownOnly({ children }: { readonly children: ReactNode }) {
  return <template data-markdown="">{children}</template>
}

/** An article without the text that only its Markdown version shows. */
export function withoutMarkdownOnly(markup: string): string {
  return markup.replaceAll(/<template data-markdown="">.*?<\/template>/gs, '')
}
