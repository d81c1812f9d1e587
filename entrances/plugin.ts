import type { Plugin } from '../schemas/siteConfig.ts'

/** The entrance `exchange-docs/plugin`: the types of a plug-in and of its parts. */
export type * from '../generator/contract/pluginParts.ts'
export type * from '../generator/contract/pluginRule.ts'
export type { LanguageSyntax, NamedExpression, SigningSyntax } from '../generator/contract/sampleLanguage.ts'
export type { RequestPlan } from '../generator/contract/samples.ts'
export type { Plugin }

/** Types a plug-in in the editor. It is checked as a part of `site.config.ts`, which lists it in `plugins`. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}
