import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createMemory,
  guidesWithJavaScript,
  type Project,
  type Route,
  type SiteConfig,
  sourceFolder,
} from '../../generator/index.ts'
import { createProgress } from '../command/progress.ts'
import { scriptList } from './compiledScripts.ts'
import { openBuild } from './openBuild.ts'

/** Pages of written content, which are rendered on request. */
export interface Pages {
  readonly markdownOf: (route: Route) => Promise<string>
  readonly close: () => Promise<void>
}

/** Loads the bundles of a project into a thread. The content folder has to be written already. */
export async function openPages(project: Project, config: SiteConfig): Promise<Pages> {
  const build = await openBuild({ project, out: '', progress: createProgress() })
  try {
    const source = sourceFolder(project)
    const locales = config.locales.map(({ code }) => code)
    const bundled = project.kind === 'project' ? await guidesWithJavaScript(source, locales, createMemory()) : []
    const { renderer, scriptsOf } = build.compile({ source, config, bundled })
    await cp(join(await scriptsOf(config), scriptList), build.folders.scripts)
    const { input } = await renderer
    return {
      markdownOf: ({ url }) => build.pool.run('renderMarkdown', { input, url }),
      close: build.close,
    }
  } catch (error) {
    await build.close()
    throw error
  }
}
