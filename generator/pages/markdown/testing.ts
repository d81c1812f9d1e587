import { noOwnFiles } from '../../contract/ownFiles.ts'
import { markdownTexts } from '../../messages/catalogs.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import type { MarkdownContext } from './markdownContext.ts'

/** A context for tests: site paths lie below https://docs.example.com, every operation is on the page `/calls`. */
export function markdownContextFor(part: Partial<MarkdownContext> = {}): MarkdownContext {
  return {
    config: {},
    apis: [],
    locale: 'en',
    defaultLocale: 'en',
    labels: markdownTexts.textsIn(part.locale ?? 'en'),
    say: interfaceSentences(part.locale ?? 'en'),
    addressOf: (path) => (path.startsWith('/') ? `https://docs.example.com${path}` : path),
    pathOfEntry: () => '/calls',
    downloads: [],
    own: noOwnFiles,
    recipes: new Map(),
    tables: new Map(),
    schemas: {},
    pathOfSchema: (schema) => `/schemas/${schema}`,
    historyOf: () => [],
    ...part,
  }
}
