import { Parser, StaticConfigLoader } from 'html-validate'
import type { SearchRecord } from '../../generator/contract/search.ts'
import { addressesOf } from '../../generator/model/view/addresses.ts'
import { messageFields } from '../../generator/model/view/channelOutline.ts'
import { type Field, flattenFields } from '../../generator/model/view/field.ts'
import { findPage } from '../../generator/model/view/findPage.ts'
import {
  callbackOutlines,
  type OperationOutline,
  requestFields,
  responseFields,
} from '../../generator/model/view/operationOutline.ts'
import { outlineOf, type PageOutline } from '../../generator/model/view/outline.ts'
import { codeSpan } from '../../site/server/markdown/markdownText.ts'
import { decoded } from './readHtml.ts'
import type { RenderedPage, RenderedSpec } from './renderSpec.ts'

/** Where article, Markdown version, search records and addresses of a site do not show and find the same fields. */
export async function viewProblems({ site, pages }: RenderedSpec): Promise<string[]> {
  if (!site) return ['There is no site.']
  const records = site.config.locales.flatMap(({ code }) => site.searchRecords(code))
  const found = await Promise.all(
    pages.map(async (page) => {
      const target = findPage(page.route, site.reference.apis)
      if (!target) return []
      const outline = outlineOf(target.page, target.api)
      const own = records.filter(({ url }) => url.split('#')[0] === page.route.url)
      const { ofEntry, ofSchema } = addressesOf(target.api)
      const { ids, listed } = await readIds(page.article)
      const fields = fieldsOf(outline).flatMap(flattenFields)
      return [
        ...articleProblems(outline, fields, ids, listed),
        ...recordProblems(fields, own, ids),
        ...markdownProblems(fields, page),
        ...fields
          .filter(({ continuedIn }) => continuedIn !== undefined && ofSchema(continuedIn) === undefined)
          .map(({ anchor }) => `${anchor} is continued on no page`),
        ...[...outline.operations.map(({ operation }) => ofEntry(operation.id, 'operation'))]
          .concat(outline.channels.map(({ channel }) => ofEntry(channel.id, 'channel')))
          .filter((address) => address?.page !== page.route.path || !ids.has(address.anchor))
          .map((address) => `${address?.path} leads to nothing`),
      ].map((problem) => `${page.route.url}: ${problem}`)
    }),
  )
  return found.flat()
}

function fieldsOf({ operations, channels, schema }: PageOutline): Field[] {
  return [
    ...operations.flatMap(operationFields),
    ...channels.flatMap(({ handshake }) => handshake.flatMap(({ items }) => items)),
    ...channels.flatMap(({ messages }) => messages.flatMap(messageFields)),
    ...(schema ? [schema.response, ...(schema.request ? [schema.request] : [])] : []),
  ]
}

function operationFields(outline: OperationOutline): Field[] {
  return [...requestFields(outline), ...responseFields(outline), ...callbackOutlines(outline).flatMap(operationFields)]
}

/** Entries that the article lists beside fields of schemas: errors, placeholders of a topic, actions on a channel. */
function otherEntries({ operations, channels }: PageOutline): string[] {
  const errorsOf = (outline: OperationOutline): string[] => [
    ...(outline.errors?.items ?? []).map(({ anchor }) => anchor),
    ...callbackOutlines(outline).flatMap(errorsOf),
  ]
  return [
    ...operations.flatMap(errorsOf),
    ...channels.flatMap(({ topic }) => (topic?.items ?? []).map(({ anchor }) => anchor)),
  ]
}

function articleProblems(
  outline: PageOutline,
  fields: readonly Field[],
  ids: ReadonlySet<string>,
  listed: readonly string[],
): string[] {
  const known = new Set([...fields.map(({ anchor }) => anchor), ...otherEntries(outline)])
  return [
    ...fields
      .filter(({ kind, anchor }) => ['property', 'position', 'pattern'].includes(kind) && !ids.has(anchor))
      .map(({ anchor }) => `${anchor} is not in the article`),
    ...listed
      .filter((id) => !known.has(id) && !/\.operations\./.test(id))
      .map((id) => `${id} is in the article and not in the outline`),
  ]
}

function recordProblems(
  fields: readonly Field[],
  records: readonly SearchRecord[],
  ids: ReadonlySet<string>,
): string[] {
  const found = records.filter(({ kind }) => kind === 'field').map(({ heading }) => heading)
  const names = new Set(found)
  return [
    ...fields
      .filter((field) => isNamed(field) && !names.has(field.name.slice(0, longestName)))
      .map(({ anchor }) => `${anchor} is not found`),
    ...records
      .map(({ url }) => url.split('#')[1])
      .filter((anchor) => anchor !== undefined && !ids.has(anchor))
      .map((anchor) => `${anchor} is found and not in the article`),
  ]
}

function markdownProblems(fields: readonly Field[], { markdown }: RenderedPage): string[] {
  const lines = new Map<string, number>()
  for (const line of markdown.split('\n')) {
    const start = line.trimStart().split(' — ')[0] ?? ''
    lines.set(start, (lines.get(start) ?? 0) + 1)
  }
  return fields.filter(isNamed).flatMap((field) => {
    const name = shownName(field)
    const start = `- ${name.trim() === '' ? emptyName : codeSpan(name)}`.split(' — ')[0] ?? ''
    const left = lines.get(start) ?? 0
    lines.set(start, left - 1)
    return left > 0 ? [] : [`${field.anchor} has no line in the Markdown version`]
  })
}

/** A place of an array without a name is named by its number alone. */
function shownName({ name, position }: Field): string {
  if (position === undefined) return name
  return name === String(position) ? `[${position}]` : `[${position}] ${name}`
}

/** A code span of nothing or of white space: CommonMark takes two backticks for a longer fence. */
const emptyName = '` `'

/** Of a longer name a record has the beginning. */
const longestName = 500

function isNamed({ kind }: Field): boolean {
  return kind === 'property' || kind === 'position'
}

const loader = new StaticConfigLoader({ root: true, elements: ['html5'] })

/** All ids of an article, and those of the entries of its field lists. */
async function readIds(html: string): Promise<{ ids: ReadonlySet<string>; listed: readonly string[] }> {
  const root = new Parser(await loader.getConfigFor('page.html')).parseHtml(html)
  const idsOf = (selector: string) => root.querySelectorAll(selector).flatMap(({ id }) => id ?? [])
  return { ids: new Set(idsOf('*').map(decoded)), listed: idsOf('dl.fields > div').map(decoded) }
}
