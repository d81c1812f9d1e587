import { buildCanonical, type CanonicalRequest } from './buildCanonical.ts'
import type { Documentation } from './documentation.ts'
import { type ErrorRequest, explainError } from './explainError.ts'
import { getSchema, type SchemaRequest } from './getSchema.ts'
import { listPages, type PagesRequest } from './listPages.ts'
import { listResources, pageOfResource } from './pageResources.ts'
import { type PageRequest, readPage } from './readPage.ts'
import { type SearchPagesRequest, searchPages } from './searchPages.ts'

/** Everything that may be asked about a documentation. */
export type Assistant = ReturnType<typeof createAssistant>

/** Answers questions about a documentation. */
export function createAssistant(documentation: Documentation) {
  return {
    locales: documentation.locales,
    search: (request: SearchPagesRequest) => searchPages(documentation, request),
    readPage: (request: PageRequest) => readPage(documentation, request),
    listPages: (request: PagesRequest) => listPages(documentation, request),
    getSchema: (request: SchemaRequest) => getSchema(documentation, request),
    /** `now` is in milliseconds since 1970. */
    buildCanonical: (request: CanonicalRequest, now: number) => buildCanonical(documentation, request, now),
    explainError: (request: ErrorRequest) => explainError(documentation, request),
    resources: () => listResources(documentation),
    /** The page of a resource; undefined if `uri` is no address of a resource. */
    async readResource(uri: string) {
      const page = pageOfResource(uri)
      return page && readPage(documentation, page)
    },
  }
}
