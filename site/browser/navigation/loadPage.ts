import { normalizePath } from '../../../generator/contract/routes.ts'
import type { Heading } from '../../shared/pageData.ts'
import { type PageData, pageDataElementId, type WrittenPage } from '../../shared/pageData.ts'
import { trustHtml } from '../../shared/trustedTypes.ts'
import { entryScript } from './build.ts'
import { LoadError } from './loadError.ts'
import { createPageMemory } from './pageMemory.ts'
import { readFrame } from './readFrame.ts'

/** Parts of a page's HTML that are shown in place of another page. */
export interface LoadedPage {
  readonly data: PageData
  /** To be moved into place: not parsed again, it shows sooner. */
  readonly article: Element
  readonly sidebar: Element | null
  readonly title: string
  /** Elements of the head that speak of this page alone: description, canonical address, alternates. */
  readonly head: readonly Element[]
}

/** A page's HTML. It is parsed when the reader is about to open the page, because most prefetched pages stay unopened. */
interface FetchedPage {
  readonly status: number
  /** Parses it ahead of the visit. Throws a LoadError when it is no page of this build. */
  readonly prepare: () => LoadedPage
  /** The page for one visit: its elements are in no other. Throws as `prepare` does. */
  readonly take: () => LoadedPage
}

const memory = createPageMemory<FetchedPage>({
  capacity: 40,
  maximumAge: 5 * 60_000,
  isLasting: ({ status }) => status !== 404,
})

/** The page's data: as its HTML carries it, and as the page shows it. Throws when there is none. */
export function readPageData(source: Document): PageData {
  const text = source.getElementById(pageDataElementId)?.textContent
  if (!text) throw new Error('the page carries no page data')
  const [header, footer] = ['header', 'footer'].map((place) => source.querySelector(`.own-${place}`)?.innerHTML)
  const page: WrittenPage = JSON.parse(text)
  return {
    ...page,
    headings: readHeadings(source, page),
    frame: readFrame(source, page.frame),
    own: { header, footer },
  }
}

/** The page in a document of this build; nothing when the document is of another build or no page of a site at all. */
function parsePage(html: string): LoadedPage | undefined {
  const source = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  const article = source.querySelector('.article-body')
  if (!article || entryScript(source) !== entryScript(document)) return undefined
  return {
    data: readPageData(source),
    article,
    sidebar: source.querySelector('.sidebar .sidebar-tree'),
    title: source.title,
    // Scripts for search engines belong to a loaded document and are not copied.
    head: [...source.head.querySelectorAll('[data-page]:not(script)')],
  }
}

async function fetchText(
  address: string,
  init?: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, ...init })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new LoadError('network', cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function fetchPage(address: string, init?: RequestInit): Promise<FetchedPage> {
  const { status, text } = await fetchText(address, init)
  const message = `${new URL(address).pathname}: ${status}`
  if (status >= 400 && status !== 404) throw new LoadError('server', message)
  let page: LoadedPage | undefined
  function prepare(): LoadedPage {
    page ??= parsePage(text)
    if (page) return page
    throw new LoadError(status === 404 ? 'missing' : 'foreign', message)
  }
  function take(): LoadedPage {
    const taken = prepare()
    page = undefined
    return taken
  }
  return { status, prepare, take }
}

function addressOf(url: URL): string {
  return url.origin + normalizePath(url.pathname)
}

/**
 * The HTML of the page at an address, from memory if it was fetched a short while ago. Rejects with a LoadError when it
 * cannot be had.
 */
export function fetchAhead(url: URL, init?: RequestInit): Promise<FetchedPage> {
  const address = addressOf(url)
  const known = memory.find(address)
  if (known) return known
  const page = fetchPage(url.origin + url.pathname, init)
  memory.keep(address, page)
  return page
}

/**
 * The page at an address, from memory if it was loaded or prefetched a short while ago; where nothing is published, the
 * not-found page that the server answers with. Rejects with a LoadError when it cannot be had.
 */
export async function loadPage(url: URL, init?: RequestInit): Promise<LoadedPage> {
  const fetched = await fetchAhead(url, init)
  try {
    const page = fetched.take()
    if (page.data.kind === 'not-found') memory.forget(addressOf(url))
    return page
  } catch (error) {
    memory.forget(addressOf(url))
    throw error
  }
}

/** The page at an address; where nothing is published, the not-found page below `home`, independent of the server's answer. */
export async function loadPageOrNotFound(url: URL, home: string): Promise<LoadedPage> {
  try {
    return await loadPage(url)
  } catch (error) {
    if (!(error instanceof LoadError && error.kind === 'missing')) throw error
    const notFound = parsePage((await fetchText(new URL(`${home}404.html`, url).href)).text)
    if (!notFound) throw error
    return notFound
  }
}

/** The page as it is now on the server: for the dev server, where pages change. */
export function reloadPage(url: URL): Promise<LoadedPage> {
  memory.clear()
  return loadPage(url, { cache: 'no-store' })
}

/**
 * The headings in the contents of a page, as the server has written them: those of an article may be a component's own. The
 * contents of several calls leave out their parts: those come from the article, which the generator has made.
 */
function readHeadings(source: ParentNode, { calls = [] }: WrittenPage): Heading[] {
  const menu = calls.length < 2 ? source.querySelector('.above-article > .contents-menu') : null
  const list = source.querySelector('#page-contents') ?? menu
  return list
    ? [...list.querySelectorAll<HTMLElement>('li > a')].map((link) => ({
        id: link.getAttribute('href')?.slice(1) ?? '',
        text: link.textContent,
        level: link.dataset['level'] === '2' ? 2 : 3,
        ...(link.parentElement?.matches('.needs-script') && { isTool: true }),
      }))
    : [...source.querySelectorAll('.article-body :is(h2, h3, .tool > summary)')].flatMap(readHeading)
}

/** A heading that leads to itself, or the name of a tool. */
function readHeading(element: Element): Heading[] {
  const isTool = element.matches('summary')
  const id =
    element.querySelector('.heading-link')?.getAttribute('href')?.slice(1) ??
    (isTool ? element.parentElement : element)?.id
  const text = (isTool ? element.firstChild : element)?.textContent ?? ''
  return id ? [{ id, text, level: element.matches('h2') ? 2 : 3, ...(isTool && { isTool }) }] : []
}
