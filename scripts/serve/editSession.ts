import type { ChildProcess } from 'node:child_process'
import type { ViteDevServer } from 'vite'
import type { ContentFiles, Diagnostic, GeneratedSite, Memory, Project } from '../../generator/index.ts'
import type { SourceWatch } from './watchSources.ts'

/** A site that is served while its author edits it. */
export interface EditedSite {
  readonly server: ViteDevServer
  readonly restart: () => Promise<void>
  readonly project: Project
  readonly content: string
  readonly memory: Memory
  /** The site at the start of the server. */
  readonly site: GeneratedSite
  /** Files of the content folder. */
  files: ContentFiles
  /** Diagnostics that were printed until then. */
  readonly printed: readonly Diagnostic[]
}

/** State of the session: files, configuration and diagnostics after its last edit. */
export interface Session extends Omit<EditedSite, 'site' | 'printed'> {
  /** Files that no page needs, as they were last built. */
  late: ContentFiles
  config: GeneratedSite['config']
  /** Absolute paths of the files that the project was last made from. */
  sources: readonly string[]
  watch?: SourceWatch
  diagnostics: readonly Diagnostic[]
  /** Keys of the diagnostics that were printed. */
  printed: ReadonlySet<string>
  /** Edited guides. Pages read them directly, so an edit may write no file. */
  readonly editedGuides: Set<string>
  readonly inspector: ChildProcess
  /** Subscribes to the watcher and to open pages; call it again after a restart of the server. */
  listen: () => void
  /** Waits for a save of any file: a broken project may need a new file. */
  retry: () => void
  retrying?: Promise<void> | undefined
  checkPause?: ReturnType<typeof setTimeout>
  latePause?: ReturnType<typeof setTimeout>
}
