import type { Plugin } from '../../schemas/siteConfig.ts'

/** Types a plug-in in the editor. The checks are those of `site.config.ts`, whose `plugins` lists it. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}
