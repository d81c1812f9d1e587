import { createStore } from './store.ts'

const headings = createStore<readonly string[]>()
const pages = createStore<readonly string[]>()

/** Says which headings a tool leaves in its article, by their ids; without ids the article is whole. */
export const showHeadings = headings.set

/** Ids of the headings that a tool leaves in the article; nothing where it is whole. */
export const useShownHeadings = () => headings.use((shown) => shown)

/** Says whose content a tool shows in the article, by the addresses of pages; without addresses it is the page's own. */
export const showPages = pages.set

/** Addresses of the pages whose content a tool shows; nothing where it is the page's own. */
export const useShownPages = () => pages.use((shown) => shown)
