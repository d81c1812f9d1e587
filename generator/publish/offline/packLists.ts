import { isCategory, type Sidebar, type SidebarEntry, type SidebarNode } from '../../contract/routes.ts'
import { fileBehind, type PackedSite, packedName, packedPage } from './packedAddress.ts'

/** Parts of a search index that name pages. */
interface IndexedPages {
  readonly pages: readonly (readonly [url: string, ...rest: unknown[]])[]
}

/** A sidebar's file with its entries as files. */
export function packSidebar(text: string): string {
  const sidebar: Pick<Sidebar, 'items'> = JSON.parse(text)
  return JSON.stringify({ ...sidebar, items: sidebar.items.map(packNode) })
}

/**
 * The first file of a search index with its pages as files; a further file, which names no page, as it is. The files lie
 * beside the folder of the index, which belongs to a version.
 */
export function packSearchIndex(text: string, site: PackedSite, from: string): string {
  const index: Partial<IndexedPages> = JSON.parse(text)
  if (!index.pages) return text
  const root = from.replace(/search\/[^/]*$/, '')
  const packed = (url: string) => {
    const file = fileBehind(site, `${site.base}${root}${url.slice(1)}`)
    return file === undefined ? url : `/${packedName(site, file).slice(root.length)}`
  }
  return JSON.stringify({ ...index, pages: index.pages.map(([url, ...rest]) => [packed(url), ...rest]) })
}

function packNode(node: SidebarNode): SidebarNode {
  return isCategory(node) ? { ...node, items: node.items.map(packEntry) } : packEntry(node)
}

function packEntry(entry: SidebarEntry): SidebarEntry {
  return { ...entry, path: packedPage(entry.path) }
}
