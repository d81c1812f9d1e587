import type { AssistantAnswer } from './answer.ts'
import { buildCanonical, type CanonicalAnswer, type CanonicalRequest } from './buildCanonical.ts'
import type { Documentation } from './documentation.ts'
import { type ErrorRequest, explainError } from './explainError.ts'
import { getSchema, type SchemaRequest } from './getSchema.ts'
import { type ListedSection, listPages } from './listPages.ts'
import { type ListedResource, listResources, pageOfResource } from './pageResources.ts'
import { type PageRequest, type PageText, readPage } from './readPage.ts'
import { type FoundPlace, type SearchPagesRequest, searchPages } from './searchPages.ts'

/** Everything that may be asked about a documentation. */
export interface Assistant {
  readonly locales: readonly string[]
  readonly search: (request: SearchPagesRequest) => Promise<AssistantAnswer<readonly FoundPlace[]>>
  readonly readPage: (request: PageRequest) => Promise<AssistantAnswer<PageText>>
  readonly listPages: (request: Parameters<typeof listPages>[1]) => AssistantAnswer<readonly ListedSection[]>
  readonly getSchema: (request: SchemaRequest) => ReturnType<typeof getSchema>
  /** `now` is in milliseconds since 1970. */
  readonly buildCanonical: (request: CanonicalRequest, now: number) => AssistantAnswer<CanonicalAnswer>
  readonly explainError: (request: ErrorRequest) => ReturnType<typeof explainError>
  readonly resources: () => readonly ListedResource[]
  /** The page of a resource; `undefined` for what is no address of one. */
  readonly readResource: (uri: string) => Promise<AssistantAnswer<PageText> | undefined>
}

/** Answers questions about a documentation. */
export function createAssistant(documentation: Documentation): Assistant {
  return {
    locales: documentation.locales,
    search: (request) => searchPages(documentation, request),
    readPage: (request) => readPage(documentation, request),
    listPages: (request) => listPages(documentation, request),
    getSchema: (request) => getSchema(documentation, request),
    buildCanonical: (request, now) => buildCanonical(documentation, request, now),
    explainError: (request) => explainError(documentation, request),
    resources: () => listResources(documentation),
    async readResource(uri) {
      const page = pageOfResource(uri)
      return page && readPage(documentation, page)
    },
  }
}
