import type { Import } from './readModules.ts'

/** The stages in the order of the flow. Each may use the types of those before it, and the functions of none. */
const stages = ['load', 'validate', 'model', 'pages', 'publish'] as const

/** Types that everything shares, and loaded specs as every stage reads them: nodes, references, positions. */
const contract = 'generator/contract'
const spec = 'generator/load/document'
/** Types and defaults of the configuration, made from its one description. */
const configTypes = 'schemas/siteConfig.ts'
/** Markdown and MDX as trees. */
const markdown = 'generator/markdown'
/** Texts of the engine itself, in every language. */
const messages = 'generator/messages'
/** Questions that any room asks the model. */
const view = 'generator/model/view'

/** Rooms that every part of a page on the screen may import. */
const shown = ['site/shared', 'site/i18n', 'site/browser/ui', 'site/browser/preferences'] as const

const consoleEntrances = ['site/browser/console/Console.tsx', 'site/browser/console/EntryInPlace.tsx'] as const

/** The folders each room may import besides its own. A folder inside a room is a room of its own where it stands here too. */
const walls: Readonly<Record<string, readonly string[]>> = {
  [contract]: [configTypes],
  [messages]: [contract],
  [markdown]: [contract],
  [spec]: [contract],
  'generator/load': [contract, messages, markdown, spec, configTypes],
  // The configuration is checked with the schema that editors read.
  'generator/validate': [contract, messages, markdown, spec, view, 'schemas/site-config.json'],
  // Descriptions may hold HTML, which no stage after the model reads.
  'generator/model': [contract, markdown, spec, view],
  [view]: [contract],
  'generator/samples': [contract, view, 'generator/samples/signing'],
  'generator/samples/signing': [contract],
  'generator/pages': [contract, messages, markdown, spec, view, 'generator/samples'],
  'generator/search': [contract, messages, markdown, view],
  'generator/outputs': [contract, messages, markdown, spec, view, 'generator/samples'],
  'generator/publish': [contract, messages, spec],
  'tools/assistant': [
    ...[contract, spec, view, 'generator/samples/signing'],
    ...['generator/outputs/machines/slices', 'generator/outputs/downloads/absoluteLinks.ts'],
  ],
  // Judges the published site: pages, programs, the search.
  'tools/audit': [contract, markdown, spec, view, 'generator/samples'],
  'tools/diff': [contract, messages, markdown, view],
  'tools/report': [contract, messages, view],
  'tools/scaffold': [contract, messages, 'generator/publish/content'],
  'tools/conformance': [contract, spec, view],
  // Rules of the servers on this machine: allowed clients, address and limits.
  'tools/serve': [],
  'tools/translate': [contract, messages, markdown],
  // Checks signatures with code of its own: shared code would prove nothing.
  'tools/mock': [
    ...[contract, view, 'tools/conformance', 'tools/serve'],
    // A module of the project fails as its configuration does, with a place in its source.
    'generator/load/importError.ts',
  ],
  // Plays scenarios on a mock: it signs as samples do.
  'tools/scenario': [contract, spec, view, 'generator/samples', 'tools/mock/index.ts', 'tools/mock/typedValue.ts'],
  'tools/drift': [contract, view, 'tools/conformance', 'generator/samples'],
  'site/i18n': [contract, messages],
  'site/styles': [],
  // Loaded by browser and server: the data of a page, and its addresses.
  'site/shared': [contract],
  // The dev server sends files as the published site does.
  'site/bundle': [
    ...[contract, messages, 'generator/publish/hosts/fileTypes.ts', 'generator/publish/hosts/fileHeaders.ts'],
    ...['site/shared', 'site/server/content'],
  ],
  'site/server/content': [contract, 'site/shared', 'site/i18n'],
  // An article as Markdown: a pure function of its markup.
  'site/server/markdown': [],
  'site/server/page': [contract, markdown, view, 'site'],
  'site/article': [
    ...[contract, markdown, view, 'generator/samples'],
    ...['site/shared', 'site/server/content', 'site/i18n', 'site/browser/islands'],
  ],
  'site/browser/ui': ['site/i18n'],
  'site/browser/preferences': ['site/i18n'],
  'site/browser/offline': ['site/shared'],
  'site/browser/dev': ['site/i18n', contract],
  'site/browser/shell': [contract, ...shown],
  'site/browser/navigation': [contract, ...shown],
  'site/browser/search': [contract, 'generator/search', ...shown],
  // Of the console its entrances alone: the forms do not know the code that sends them.
  'site/browser/islands': [contract, view, 'generator/samples', ...shown, ...consoleEntrances],
  // The mock in a page: the worker, and its messages.
  'site/browser/pageMock': [contract, view, 'tools/mock', 'tools/conformance', 'tools/scenario'],
  // The tool of a page of its own, with the forms of those in articles.
  'site/browser/console': [
    contract,
    view,
    'generator/samples',
    ...shown,
    'site/browser/islands',
    'site/browser/pageMock',
  ],
  // Reactions of a page to its reader's first touch.
  'site/browser/start': [
    contract,
    ...shown,
    ...['dev', 'islands', 'navigation', 'offline', 'search', 'shell'].map((room) => `site/browser/${room}`),
  ],
  'site/pages': [contract, 'site'],
  // Modules that other programs import from the package.
  entrances: ['generator', 'kernel', 'tools/diff', configTypes],
  // Logic that exchanges share: it knows no API, and nothing of the engine.
  kernel: [],
  // The exchange that this project's mock plays: it knows the engine as a package.
  sandbox: [],
  scripts: [
    'generator/index.ts',
    // A build loads no tool: each has an entrance of its own.
    ...['assistant', 'audit', 'diff', 'drift', 'mock', 'report', 'scaffold', 'scenario', 'serve', 'translate'].map(
      (tool) => `tools/${tool}/index.ts`,
    ),
    // A thread of a build loads the code of its task, and not all of the generator.
    'generator/pipeline/checkSpecs.ts',
    ...['generator/publish/site/publishFile.ts', 'generator/publish/content/writeWhole.ts'],
    // Recognises a published site, which takes less time than to load the generator.
    ...['generator/load/readConfig.ts', 'generator/load/readDates.ts', 'generator/publish/folder/ownFolder.ts'],
    ...['generator/publish/site/publishedFiles.ts', 'generator/publish/site/siteSwap.ts'],
    'generator/validate/report/formatDiagnostics.ts',
    // The published mock is one file with each module that it reaches: not all of the generator, and no parser of pages.
    ...['generator/contract/diagnostics.ts', 'generator/load/parseSpecText.ts', 'tools/audit/formatJunit.ts'],
    // How a text is written for a terminal and for a shell: commands print something before the engine is loaded.
    ...[
      'generator/contract/ids.ts',
      'generator/contract/printableText.ts',
      'generator/samples/languages/bash/shellWords.ts',
    ],
    // Site files that are not bundled, but put beside the bundles that many sites share.
    ...['site/server/content/favicon.ts', 'site/bundle/offlineWorker.ts', 'site/shared/offlineWorkerFile.ts'],
    // Finds and reads the content that the site is rendered from.
    'site/server/content/content.ts',
    'site/server/content/siteFolders.ts',
    'site.config.ts',
  ],
  // Not shipped: shipped code knows neither these commands nor the benchmarks.
  // `npm test` leaves out tests whose inputs are unchanged.
  'scripts/repository': ['scripts', 'generator/index.ts', 'bench', 'tests/lanes.ts'],
}

const rooms = Object.keys(walls).sort((a, b) => b.length - a.length)

/** Room of a file: `site/shell`, `scripts`; the innermost of several. Nothing for a file in a folder that is no room. */
export function roomOf(path: string): string | undefined {
  if (isEntrance(path)) return 'generator'
  return rooms.find((room) => path.startsWith(`${room}/`))
}

export function mayImport(from: string, { target, isType }: Import): boolean {
  const room = roomOf(from)
  if (room === undefined) return false
  if (room === 'generator') return target.startsWith('generator/')
  if (roomOf(target) === room && target !== from) return true
  if (walls[room]?.some((allowed) => target === allowed || target.startsWith(`${allowed}/`))) return true
  return isType && isEarlierStage(target, room)
}

/** The generator's public surface, and the order and work of its stages: they alone know every stage. */
function isEntrance(path: string): boolean {
  return /^generator\/(index\.ts|pipeline\.ts|pipeline\/.*)$/.test(path)
}

function isEarlierStage(target: string, room: string): boolean {
  const position = (path: string) =>
    stages.findIndex((stage) => path === `generator/${stage}` || path.startsWith(`generator/${stage}/`))
  return position(target) >= 0 && position(target) < position(room)
}
