import { readFileSync } from 'node:fs'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import { siteFolders } from './siteFolders.ts'

interface ArticleModule {
  readonly default: MDXContent
}

/** File of each article by the key of its source; the names of the files are hashes of their text. */
type ArticleList = Readonly<Record<string, string>>

let known: { readonly file: string; readonly list: ArticleList } | undefined

/**
 * An article that was compiled before the site is prerendered, by `<origin>:<file>` of its source. Throws when it is not on
 * the list of them.
 */
export function loadArticle(key: string): ArticleModule {
  const file = listArticles()[key]
  if (file === undefined) throw new Error(`no page is made from ${key}`)
  // What MDX calls a function body takes the runtime as its argument (https://mdxjs.com/packages/mdx/#outputformat).
  const evaluate = new Function(readFileSync(file, 'utf8')) as (jsxRuntime: typeof runtime) => ArticleModule
  return evaluate(runtime)
}

function listArticles(): ArticleList {
  const file = siteFolders().articles ?? ''
  if (known?.file !== file) known = { file, list: JSON.parse(readFileSync(file, 'utf8')) }
  return known.list
}
