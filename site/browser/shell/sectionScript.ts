import type { PageData } from '../../shared/pageData.ts'
import { trustScript } from '../../shared/trustedTypes.ts'

/** The details that a section's script receives of each page after the first. */
interface ShownPage {
  readonly url: string
  readonly locale: string
  /** Id of the sidebar the page stands in; the script of another section has nothing to do there. */
  readonly section?: string
}

const pageEvent = 'exchange-docs:page'

function tell(detail: ShownPage): void {
  document.dispatchEvent(new CustomEvent(pageEvent, { detail }))
}

/** Loads a section's script unless the document has it; a module runs once, however often a section is entered. */
function load(section: string, source: string): void {
  const known = document.querySelector<HTMLScriptElement>(`script[data-section="${CSS.escape(section)}"]`)
  if (known?.getAttribute('src') === source) return
  // The script of another build already runs and cannot be unloaded.
  if (known) {
    location.reload()
    return
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.async = true
  script.src = trustScript(source)
  script.dataset['section'] = section
  document.head.append(script)
}

/** After a navigation, when the article is in place: loads the section's script and sends the page to all running scripts. */
export function followSection(page: PageData): void {
  if (page.sidebar?.script !== undefined) load(page.sidebar.id, page.sidebar.script)
  const { url, locale, sidebar } = page
  tell({ url, locale, ...(sidebar && { section: sidebar.id }) })
}

/** When a page could not be loaded or has crashed: the article that the scripts worked on is gone. */
export function leaveSection(url: string, locale: string): void {
  tell({ url, locale })
}
