import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import {
  type ContentFiles,
  type Diagnostic,
  type GeneratedSite,
  generate,
  hasErrors,
  joinFiles,
  type Memory,
  type Project,
  scriptFiles,
  writeContent,
} from '../../generator/index.ts'
import { scriptBeside } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { InspectionAnswer, Question } from './inspectProject.ts'
import { shownDiagnostics } from './shownDiagnostics.ts'
import { nextEdit, type SourceWatch, watchSources } from './watchSources.ts'

/** Time that pages have to fetch themselves before the checks take a processor. */
const checkPause = 300
/** Time without an edit after which the search index, the downloads and the Markdown versions are built anew. */
const latePause = 3000

interface EditedSite {
  readonly server: ViteDevServer
  readonly restart: () => Promise<void>
  readonly project: Project
  readonly content: string
  readonly memory: Memory
  /** The site as it is when the server starts. */
  readonly site: GeneratedSite
  /** Files of the content folder. */
  files: ContentFiles
  /** Diagnostics that were printed until then. */
  readonly printed: readonly Diagnostic[]
}

/** Regenerates at every save and tells open pages; saves that come while it runs are taken together in the next run. */
export function followEdits({ site, printed, ...edited }: EditedSite): void {
  const { pageFiles, config } = site
  const { project } = edited
  const late = new Map([...edited.files].filter(([file]) => !pageFiles.has(file)))
  const session: Session = {
    ...edited,
    late,
    config,
    diagnostics: [],
    printed: keysOf(printed),
    sources: sourcesOf(project, site),
    editedGuides: new Set(),
    listen: () => {},
    retry: () => {},
    inspector: startInspector(project),
  }
  listenToInspector(session)
  let isStale = true
  let isRunning = false
  const regenerate = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await update(session).catch((error: unknown) => console.error(error))
    }
    isRunning = false
  }
  const onEdit = (path: string): void => {
    isStale = true
    if (path.startsWith('guides/')) session.editedGuides.add(path)
    void regenerate()
  }
  session.listen = () => {
    session.watch?.end()
    session.watch = watchSources(project, session.server.watcher, onEdit)
    session.watch.follow(session.sources)
    session.server.ws.on('exchange-docs:ask', () => tell(session))
  }
  session.retry = () => {
    if (session.retrying) return
    session.retrying = nextEdit(project, session.sources).then(() => {
      session.retrying = undefined
      onEdit('')
    })
    // A file may have come while the project was read, when nothing listened for new files.
    isStale = true
  }
  session.listen()
  void regenerate()
}

interface Session extends Omit<EditedSite, 'site' | 'printed'> {
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

/** Shows the page, then checks the project: both at once would make the author wait. */
async function update(session: Session): Promise<void> {
  const { project, memory, inspector } = session
  const started = performance.now()
  const { value } = await generate(project, { memory, checks: 'none' })
  clearTimeout(session.checkPause)
  const check = () => inspector.send('diagnostics' satisfies Question)
  if (!value) {
    check()
    session.retry()
    return
  }
  session.sources = sourcesOf(project, value)
  session.watch?.follow(session.sources)
  await show({ files: joinFiles([value.pageFiles, session.late]), config: value.config }, session)
  session.checkPause = setTimeout(check, checkPause)
  console.log(`shown in ${Math.round(performance.now() - started)} ms`)
  clearTimeout(session.latePause)
  session.latePause = setTimeout(() => inspector.send('late' satisfies Question), latePause)
}

function sourcesOf({ root }: Project, { sources, configImports }: GeneratedSite): string[] {
  return [...sources.map((file) => join(root, file)), ...configImports]
}

function startInspector(project: Project): ChildProcess {
  const inspector = fork(scriptBeside('inspectProject'), [JSON.stringify(project)], { serialization: 'advanced' })
  // The page comes first.
  if (inspector.pid !== undefined) setPriority(inspector.pid, 10)
  return inspector
}

function listenToInspector(session: Session): void {
  const { inspector } = session
  inspector.on('message', (answer: InspectionAnswer) => {
    if (answer.kind === 'diagnostics') report(answer.diagnostics, session)
    else void takeLateFiles(answer.files, session)
  })
}

interface Shown extends Pick<GeneratedSite, 'config'> {
  readonly files: ContentFiles
}

/**
 * Vite hears of files that were written before pages ask for them again, or they would get what it remembers. Of an edited
 * guide it may not know: its watcher lists a large folder for seconds.
 */
async function show({ files, config }: Shown, session: Session): Promise<void> {
  const { server, content, project, editedGuides } = session
  const guides = [...editedGuides].map((path) => join(project.root, path))
  editedGuides.clear()
  const { written, removed } = await writeContent(content, files, session.files)
  session.files = files
  const isRestarting = needsRestart(session.config, config)
  session.config = config
  if (isRestarting) {
    await session.restart()
    session.listen()
  }
  const changed = [...[...written].map((file) => join(content, file)), ...guides]
  for (const file of changed) server.watcher.emit('change', file)
  if (changed.length + removed.length > 0) server.ws.send('exchange-docs:content')
}

/** Whether the configuration of the bundler changed. */
function needsRestart(before: GeneratedSite['config'], now: GeneratedSite['config']): boolean {
  const partsOf = (config: GeneratedSite['config']) => {
    const { base, search, theme, messages, components } = config
    return JSON.stringify([base, search.provider, theme, messages, components, scriptFiles(config)])
  }
  return partsOf(before) !== partsOf(now)
}

function report(diagnostics: readonly Diagnostic[], session: Session): void {
  const isNews = JSON.stringify(diagnostics) !== JSON.stringify(session.diagnostics)
  const known = session.printed
  session.diagnostics = diagnostics
  // Errors may hide other diagnostics, which are not new when they come back.
  const hidden = hasErrors(diagnostics) ? [...known].filter((key) => !key.startsWith('error')) : []
  session.printed = new Set([...keysOf(diagnostics), ...hidden])
  if (!isNews) return
  printDiagnostics(
    diagnostics.filter((diagnostic) => !known.has(keyOf(diagnostic))),
    session.project.root,
  )
  tell(session)
}

function keysOf(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(diagnostics.map(keyOf))
}

/** An edit above a diagnostic moves it, and makes no other of it. */
function keyOf({ severity, file, code, message }: Diagnostic): string {
  return [severity, file, code, message].join('\n')
}

function tell({ server, diagnostics, project }: Session): void {
  server.ws.send('exchange-docs:diagnostics', { diagnostics: shownDiagnostics(diagnostics, project.root) })
}

/** Files that no page needs follow when the author pauses: they take longer than a page may take to appear. */
async function takeLateFiles(late: ContentFiles, session: Session): Promise<void> {
  const others = [...session.files].filter(([file]) => !session.late.has(file))
  session.late = late
  await show({ files: new Map([...others, ...late]), config: session.config }, session)
}
