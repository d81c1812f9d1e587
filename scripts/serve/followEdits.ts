import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { type GeneratedSite, generate, joinFiles, type Project } from '../../generator/index.ts'
import { scriptBeside } from '../command/commandLine.ts'
import type { EditedSite, Session } from './editSession.ts'
import type { InspectionAnswer, Question } from './inspectProject.ts'
import { keysOf, reportDiagnostics, tellPages } from './reportDiagnostics.ts'
import { showFiles, showLateFiles } from './showFiles.ts'
import { nextEdit, watchSources } from './watchSources.ts'

/** Time that pages have to fetch themselves before the checks take a processor. */
const checkPause = 300
/** Time without an edit after which the search index, the downloads and the Markdown versions are built anew. */
const latePause = 3000

/** Regenerates at every save and informs open pages; the next run takes all saves of the present run together. */
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
    session.server.ws.on('exchange-docs:ask', () => tellPages(session))
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
  await showFiles({ files: joinFiles([value.pageFiles, session.late]), config: value.config }, session)
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
    if (answer.kind === 'diagnostics') reportDiagnostics(answer.diagnostics, session)
    else void showLateFiles(answer.files, session)
  })
}
