declare module 'virtual:site-pages' {
  import type { MDXContent } from 'mdx/types'

  /** One loader for each source file of the route table, by `<origin>:<file>`. */
  export const pages: Readonly<Record<string, () => Promise<{ readonly default: MDXContent }>>>
}
