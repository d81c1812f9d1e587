declare module 'virtual:bundled-guides' {
  import type { MDXContent } from 'mdx/types'

  /** Loaders of the guides that hold JavaScript, by their names below the project. */
  export const guides: Readonly<Record<string, () => Promise<{ readonly default: MDXContent }>>>
}
