import { relative, resolve, sep } from 'node:path'
import type { Project } from '../../generator/index.ts'
import { choiceOf, UsageError, type Values } from './commandLine.ts'

/** The flags that name a project, for the parser of arguments. */
export const projectOptions = {
  project: { type: 'string' },
  spec: { type: 'string', multiple: true },
  overlay: { type: 'string', multiple: true },
  pages: { type: 'string' },
  perspective: { type: 'string' },
  lang: { type: 'string' },
  origin: { type: 'string' },
  quiet: { type: 'boolean' },
} as const

/** The given flags of a project. */
export type ProjectFlags = { readonly [Flag in keyof GivenFlags]?: GivenFlags[Flag] | undefined }

type GivenFlags = Values<typeof projectOptions>['values']

/** The lines of `--help` about them. */
export const projectHelp = `  --project DIR        project folder with a site.config.ts (default: this folder)
  --spec FILE          use one spec without a configuration instead; can be repeated
  --overlay FILE       with --spec: apply an OpenAPI Overlay to it; can be repeated
  --pages tag|operation  with --spec: one page per tag, however large, or per operation
  --perspective client|provider  with --spec: the side that an AsyncAPI 3 document describes, whatever it says
  --lang TAG           with --spec: language that it is written in, such as zh (default: en)
  --origin URL         with --spec: scheme and host of the published site (default: http://localhost:4173)
  --quiet              tell errors and the result alone`

/** The project that the flags name. A bare spec may refer to files below the current folder, or else below its own. */
export function projectOf({ project, spec, overlay = [], pages, perspective, lang, origin }: ProjectFlags): Project {
  if (spec && spec.length > 0) {
    if (project !== undefined) throw new UsageError('Use --project or --spec, not both.')
    const remote = spec.find((file) => /^https?:\/\//i.test(file))
    if (remote !== undefined)
      throw new UsageError(
        `--spec names a file, and nothing is fetched: run npm run fetch -- ${remote} in an empty folder.`,
      )
    return bareProject(
      spec.map((file) => resolve(file)),
      { overlay, pages, perspective, lang, origin },
    )
  }
  if (overlay.length > 0)
    throw new UsageError('--overlay goes with --spec; a project lists `overlays` of each API in its configuration.')
  if (pages !== undefined) throw new UsageError('--pages goes with --spec; a project sets it in its configuration.')
  if (perspective !== undefined)
    throw new UsageError('--perspective goes with --spec; a project sets it for each API in its configuration.')
  if (lang !== undefined) throw new UsageError('--lang goes with --spec; a project lists its languages as `locales`.')
  if (origin !== undefined)
    throw new UsageError('--origin goes with --spec; a project sets `origin` in its configuration.')
  const root = resolve(project ?? '.')
  // The address of a module ends at a question mark, and Node refuses a backslash in it.
  if (sep === '/' && /[?\\]/.test(root))
    throw new UsageError(
      `No module can be loaded from ${root}: rename the folder so that its path has no "?" and no "\\".`,
    )
  return { kind: 'project', root }
}

function bareProject(
  files: readonly string[],
  { overlay = [], pages, perspective, lang, origin }: ProjectFlags,
): Project {
  if (lang !== undefined && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang))
    throw new UsageError(`--lang is a language tag such as en or zh-TW, not "${lang}".`)
  if (origin !== undefined && !/^https?:\/\/[^/\s?#]+\/?$/.test(origin))
    throw new UsageError(`--origin is a scheme and a host, such as https://docs.example.com, not "${origin}".`)
  const overlayFiles = overlay.map((file) => resolve(file))
  const root = commonFolder([...files, ...overlayFiles])
  const within = (file: string) => relative(root, file).split(sep).join('/')
  const specs = files.map(within)
  return {
    kind: 'specs',
    root,
    specs,
    ...(overlayFiles.length === 0 ? {} : { overlays: overlayFiles.map(within) }),
    ...(pages === undefined ? {} : { pages: choiceOf('--pages', pages, ['tag', 'operation']) }),
    ...(perspective === undefined
      ? {}
      : { perspective: choiceOf('--perspective', perspective, ['client', 'provider']) }),
    ...(lang === undefined ? {} : { lang }),
    ...(origin === undefined ? {} : { origin }),
  }
}

/** The current folder when it holds every file, else the deepest folder that does. */
function commonFolder(files: readonly string[]): string {
  const current = process.cwd()
  if (files.every((file) => file.startsWith(current + sep))) return current
  const [first = current, ...rest] = files.map((file) => resolve(file, '..'))
  return rest.reduce((common, folder) => {
    let shared = common
    while (!`${folder}${sep}`.startsWith(shared.endsWith(sep) ? shared : shared + sep)) shared = resolve(shared, '..')
    return shared
  }, first)
}
