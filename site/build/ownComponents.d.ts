declare module 'virtual:own-components' {
  import type { MDXComponents } from 'mdx/types'

  /** Components of the project, by the names that guides use. */
  export const components: MDXComponents
}
