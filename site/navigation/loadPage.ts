import { type PageData, pageDataElementId } from '../lib/pageData.ts'

/** What a page's HTML brings for showing it in place of another. */
export interface LoadedPage {
  readonly data: PageData
  readonly article: string
  readonly sidebar?: string | undefined
  readonly title: string
  /** Elements of the head that speak of this page alone: description, canonical address, alternates. */
  readonly head: readonly Element[]
}

/** Pages kept for coming back and for prefetching. */
const capacity = 40

const loaded = new Map<string, Promise<LoadedPage>>()

/** The page's data as its HTML carries it. Throws when there is none. */
export function readPageData(source: Document): PageData {
  const text = source.getElementById(pageDataElementId)?.textContent
  if (!text) throw new Error('the page carries no page data')
  return JSON.parse(text)
}

function entryScript(source: Document): string | null | undefined {
  return source.querySelector('body > script[type="module"]')?.getAttribute('src')
}

function parsePage(html: string): LoadedPage {
  const source = new DOMParser().parseFromString(html, 'text/html')
  const article = source.querySelector('.article-body')
  if (!article) throw new Error('the page has no article')
  if (entryScript(source) !== entryScript(document)) throw new Error('the page is of another build')
  return {
    data: readPageData(source),
    article: article.innerHTML,
    sidebar: source.querySelector('.sidebar .sidebar-tree')?.innerHTML,
    title: source.title,
    head: [...source.head.querySelectorAll('[data-page]')],
  }
}

async function fetchPage(address: string, init?: RequestInit): Promise<LoadedPage> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, ...init })
  if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${address}: ${response.status}`)
  }
  return parsePage(await response.text())
}

function keep(address: string, page: Promise<LoadedPage>): void {
  loaded.delete(address)
  loaded.set(address, page)
  const [oldest] = loaded.keys()
  if (loaded.size > capacity && oldest !== undefined) loaded.delete(oldest)
}

/** The page at an address, from memory if it was loaded or prefetched before. Rejects when it cannot be had. */
export function loadPage(url: URL, init?: RequestInit): Promise<LoadedPage> {
  const address = url.origin + url.pathname
  const known = loaded.get(address)
  const page = known ?? fetchPage(address, init)
  keep(address, page)
  if (!known) page.catch(() => loaded.delete(address))
  return page
}

/** The page as it is now on the server: for the dev server, where pages change. */
export function reloadPage(url: URL): Promise<LoadedPage> {
  loaded.clear()
  return loadPage(url, { cache: 'no-store' })
}
