import { z } from 'zod'
import { normalizePath, type Route, type Sidebar, sidebarEntries } from '../../generator/contract/routes.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import type { Documentation } from './documentation.ts'
import { defineTool, jsonText, localeInput } from './tool.ts'

const input = z.strictObject({
  section: z.string().optional().describe('Only this section, by its id'),
  locale: localeInput,
})

const listed = z.object({ path: z.string(), title: z.string(), description: z.string() })
/** The id is empty for the pages that stand in no section. */
const listedSection = z.object({ id: z.string(), label: z.string(), pages: z.array(listed) })

export const listPagesTool = defineTool({
  name: 'list_pages',
  title: 'List sections and pages',
  description: 'Lists every page in reading order, section by section, with path, title and description.',
  input,
  output: z.object({ sections: z.array(listedSection) }),
  answer: listPages,
  text: ({ sections }) => jsonText(sections),
})

/** Every page in reading order, section by section. With `section`, the pages of that section. */
function listPages(
  documentation: Documentation,
  wanted: z.output<typeof input>,
): AssistantAnswer<{ readonly sections: z.output<typeof listedSection>[] }> {
  const locale = chooseLocale(documentation, wanted.locale)
  if (locale.kind === 'refused') return locale
  const { routes, sidebars } = documentation.routes
  const own = routes.filter((route) => route.locale === locale.value)
  const sections = sidebars
    .filter((sidebar) => sidebar.locale === locale.value)
    .map((sidebar) => sectionOf(sidebar, own))
  const shown = new Set(sections.flatMap(({ pages }) => pages.map(({ path }) => path)))
  const others = own.filter(({ path }) => !shown.has(path)).map(listedPage)
  const all = [...sections, ...(others.length > 0 ? [{ id: '', label: '', pages: others }] : [])]
  if (wanted.section === undefined) return found({ sections: all })
  const chosen = all.filter(({ id }) => id === wanted.section)
  if (chosen.length > 0) return found({ sections: chosen })
  const ids = sections.map(({ id }) => id)
  const hint = didYouMean(wanted.section, ids) ?? `Use one of: ${ids.join(', ')}.`
  return refused(`There is no section "${wanted.section}".`, hint)
}

function sectionOf(sidebar: Sidebar, routes: readonly Route[]): z.output<typeof listedSection> {
  const byPath = new Map(routes.map((route) => [normalizePath(route.path), route]))
  const paths = new Set(sidebarEntries(sidebar).map(({ path }) => normalizePath(path)))
  const pages = [...paths].flatMap((path) => byPath.get(path) ?? [])
  return { id: sidebar.id, label: sidebar.label, pages: pages.map(listedPage) }
}

function listedPage({ path, title, description }: Route): z.output<typeof listed> {
  return { path, title, description }
}
