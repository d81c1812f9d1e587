declare module 'virtual:own-components' {
  import type { MDXComponents } from 'mdx/types'

  /** Components of the project, by the names that guides use. */
  export const components: MDXComponents
}

declare module 'virtual:own-islands' {
  import type { ComponentType } from 'react'

  /** Loaders of the project's components that run in browsers, by name. */
  export const ownIslands: Readonly<Record<string, () => Promise<ComponentType<object>>>>
}

declare module 'virtual:own-styles'
