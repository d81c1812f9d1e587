import { join } from 'node:path'
import { type ContentFiles, type GeneratedSite, scriptFiles, writeContent } from '../../generator/index.ts'
import type { Session } from './editSession.ts'

interface EditedFiles extends Pick<GeneratedSite, 'config'> {
  readonly files: ContentFiles
}

/**
 * Announces written files to Vite before pages ask for them again, or Vite would serve its old copies. Vite may not yet know
 * an edited guide: its watcher lists a large folder for seconds.
 */
export async function showFiles({ files, config }: EditedFiles, session: Session): Promise<void> {
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

/** Files that no page needs follow when the author pauses: they take longer than a page may take to appear. */
export async function showLateFiles(late: ContentFiles, session: Session): Promise<void> {
  const others = [...session.files].filter(([file]) => !session.late.has(file))
  session.late = late
  await showFiles({ files: new Map([...others, ...late]), config: session.config }, session)
}

/** Whether the configuration of the bundler changed. */
function needsRestart(before: GeneratedSite['config'], now: GeneratedSite['config']): boolean {
  const partsOf = (config: GeneratedSite['config']) => {
    const { base, search, theme, messages, components } = config
    return JSON.stringify([base, search.provider, theme, messages, components, scriptFiles(config)])
  }
  return partsOf(before) !== partsOf(now)
}
