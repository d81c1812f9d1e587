import type { Import } from './readModules.ts'

/** The stages in the order of the flow. Each may use the types of those before it, and the functions of none. */
const stages = ['load', 'validate', 'model', 'render', 'routes', 'write', 'publish', 'report'] as const

/** Loaded documents as every stage reads them: nodes, references, positions. */
const documents = ['generator/document']

/** What says of a folder that it was made here: whoever writes or deletes asks it. */
const output = 'generator/output'

/** What a room may import besides its own files. `generator/contract` stands for all of it. */
const walls: Readonly<Record<string, readonly string[]>> = {
  'generator/contract': [],
  [output]: [],
  'generator/document': ['generator/contract'],
  'generator/signing': ['generator/contract'],
  'generator/samples': ['generator/contract', 'generator/signing'],
  'generator/search': ['generator/contract'],
  'generator/downloads': ['generator/contract', 'generator/document', 'generator/samples'],
  'generator/diff': ['generator/contract'],
  // One operation or channel as a JSON document of its own: published, and told to assistants.
  'generator/slices': ['generator/contract', 'generator/document'],
  // What crawlers, feed readers and programs find a site by.
  'generator/discovery': ['generator/contract', 'generator/slices', 'generator/samples'],
  // The pictures of pages.
  'generator/social': ['generator/contract'],
  'generator/assistant': [
    ...['generator/contract', 'generator/document', 'generator/signing', 'generator/slices'],
    'generator/downloads/absoluteLinks.ts',
  ],
  // A built site for the disk: every address relative.
  'generator/pack': ['generator/contract'],
  'generator/scaffold': ['generator/contract', 'generator/write'],
  'generator/quality': ['generator/contract'],
  'generator/conformance': ['generator/contract', ...documents],
  // Pages and schemas of the repository itself, made from what the checks know.
  'generator/docs': ['generator/contract', 'generator/validate'],
  // Who the servers on this machine answer, at which address and within which limits.
  'generator/serve': [],
  // Checks signatures with code of its own: what is shared with the signing proves nothing.
  'generator/mock': ['generator/contract', 'generator/conformance', 'generator/serve'],
  'generator/drift': ['generator/contract', 'generator/conformance', 'generator/samples'],
  ...Object.fromEntries(stages.map((stage) => [`generator/${stage}`, ['generator/contract', ...documents]])),
  'generator/render': ['generator/contract', ...documents, 'generator/samples'],
  'generator/write': ['generator/contract', ...documents, output],
  'generator/publish': ['generator/contract', ...documents, output],
  'site/ui': ['site/i18n'],
  'site/preferences': ['site/i18n'],
  'site/i18n': ['generator/contract'],
  'site/lib': ['generator/contract'],
  'site/styles': [],
  'site/shell': ['site/ui', 'site/preferences', 'site/i18n', 'site/lib', 'generator/contract'],
  'site/navigation': ['site/ui', 'site/preferences', 'site/i18n', 'site/lib', 'generator/contract'],
  'site/islands': [
    'site/ui',
    'site/preferences',
    'site/i18n',
    'site/lib',
    'generator/contract',
    'generator/signing',
    'generator/samples',
  ],
  'site/search': ['site/ui', 'site/preferences', 'site/i18n', 'site/lib', 'generator/contract', 'generator/search'],
  'site/article': ['generator/contract', 'generator/samples', 'site/lib', 'site/i18n', 'site/islands'],
  'site/offline': ['site/lib'],
  'site/dev': ['site/i18n', 'generator/contract'],
  'site/pages': ['site', 'generator/contract'],
  scripts: [
    'generator/index.ts',
    // Pictures are drawn in a process of its own: nothing else is to load what that takes.
    'generator/social/drawCard.ts',
    // How a text is written for a terminal and for a shell: commands say something before the engine is loaded.
    ...['generator/contract/printableText.ts', 'generator/samples/shellWords.ts'],
    'site/article/plugins.ts',
    // What of a site's files is not bundled, but put beside the bundles that many sites share.
    ...['site/lib/favicon.ts', 'site/lib/offlineWorker.ts', 'site/lib/offlineWorkerFile.ts'],
    'site.config.ts',
    'bench',
  ],
}

/** Room of a file: `site/shell`, `scripts`. Nothing for a file in a folder that is no room. */
export function roomOf(path: string): string | undefined {
  if (isEntrance(path)) return 'generator'
  const room = path.startsWith('scripts/') ? 'scripts' : path.split('/').slice(0, 2).join('/')
  return room in walls ? room : undefined
}

export function mayImport(from: string, { target, isType }: Import): boolean {
  const room = roomOf(from)
  if (room === undefined) return false
  if (room === 'generator') return target.startsWith('generator/')
  if (roomOf(target) === room && target !== from) return true
  if (walls[room]?.some((allowed) => target === allowed || target.startsWith(`${allowed}/`))) return true
  return isType && isEarlierStage(target, room)
}

/** The generator's public surface, the order of its stages and what is done at each: they alone know every stage. */
function isEntrance(path: string): boolean {
  return /^generator\/(index\.ts|pipeline\.ts|pipeline\/.*)$/.test(path)
}

function isEarlierStage(target: string, room: string): boolean {
  const position = (path: string) =>
    stages.findIndex((stage) => path === `generator/${stage}` || path.startsWith(`generator/${stage}/`))
  return position(target) >= 0 && position(target) < position(room)
}
