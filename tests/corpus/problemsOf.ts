import { withoutUnprintable } from '../../generator/load/withoutUnprintable.ts'
import { foreignMarkup } from './markup.ts'
import type { RandomSpec } from './randomSpec.ts'
import { type ReadHtml, readHtml } from './readHtml.ts'
import type { RenderedSpec } from './renderSpec.ts'

/** Faults of the pages of a spec: no site, markup from the spec, an id twice, a name that is on no page. */
export async function problemsOf({ site, pages }: RenderedSpec, spec: RandomSpec): Promise<string[]> {
  if (!site) return ['There is no site.']
  const read = await Promise.all(pages.map(async ({ html, route }) => ({ url: route.url, ...(await readHtml(html)) })))
  const text = read.map((page) => page.text).join('\n')
  const shown = withoutUnprintable(namesIn(spec), JSON.stringify(namesIn(spec))).value as string[]
  return [...read.flatMap(pageProblems), ...missing(shown, text)]
}

/** Faults that no page may have, whatever its spec: foreign markup and repeated ids. */
export function pageProblems(page: ReadHtml & { readonly url: string }): string[] {
  const { ids, url } = page
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...foreignMarkup(page).map((markup) => `${url} has ${markup}`),
    ...repeated.map((id) => `${url} has the id ${id} twice`),
  ]
}

export function missing(names: readonly string[], text: string): string[] {
  return names.filter((name) => !text.includes(name)).map((name) => `${JSON.stringify(name)} is on no page`)
}

function namesIn({ paths }: RandomSpec): string[] {
  return Object.entries(paths).flatMap(([path, methods]) => [
    path,
    ...Object.values(methods).flatMap(({ parameters = [], requestBody, responses }) => [
      ...parameters.map(({ name }) => name),
      ...fieldsOf(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap(({ content = {}, headers = {} }) => [
        ...Object.keys(headers),
        ...fieldsOf(content),
      ]),
    ]),
  ])
}

/** Media types and the names of the outermost fields of each body. */
function fieldsOf(content: Readonly<Record<string, { readonly schema: object }>>): string[] {
  return Object.entries(content).flatMap(([mediaType, { schema }]) => [
    mediaType,
    ...('properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []),
  ])
}
