import { scriptJson } from '../../shared/escapeHtml.ts'
import { type PageData, pageDataElementId, type WrittenPage } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { sidebarFile, sidebarOf } from '../content/routes.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderShell } from './renderPage.tsx'

const tree = /<nav class="sidebar-tree".*?<\/nav>/s
const pageData = new RegExp(`(?<=<script id="${pageDataElementId}" type="application/json">).*?(?=</script>)`, 's')

/** A published page with the sidebar as it is now, where nothing else in it has changed. */
export async function withSidebar(html: string, { table }: Pick<PageRequest, 'table'>): Promise<string> {
  const json = partOf(html, pageData)
  const known: WrittenPage = JSON.parse(json)
  const sidebar = known.sidebar && sidebarOf(table, known.sidebar.id, known.locale)
  if (!known.sidebar || !sidebar) throw new Error(`${known.url} has no sidebar`)
  const file = withBase(`/${sidebarFile(table, sidebar)}`, known.frame.base)
  const written: WrittenPage = { ...known, sidebar: { ...known.sidebar, file } }
  const page: PageData = { ...written, headings: [], frame: { ...known.frame, start: [], end: [] } }
  const own = partOf(await renderShell({ page, article: '', table }), tree)
  return html.replace(partOf(html, tree), () => own).replace(json, () => scriptJson(written))
}

/** Throws where the part is missing: a page without it would lose its sidebar in silence. */
function partOf(html: string, part: RegExp): string {
  const [text] = part.exec(html) ?? []
  if (text === undefined) throw new Error(`a page lacks ${part.source}`)
  return text
}
