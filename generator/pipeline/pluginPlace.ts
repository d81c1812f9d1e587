import { join, relative } from 'node:path'
import { findKeys } from '../contract/findKeys.ts'
import { importErrorOf, thrownText } from '../load/importError.ts'
import type { RawConfig } from '../load/readConfig.ts'
import { type PluginPlace, UnusableResult } from '../validate/plugins/pluginFailure.ts'

/** Finds where the code of a plug-in fails: in a module of the project, else the plug-ins of the configuration. */
export function pluginPlace({ file, text }: RawConfig, root: string): PluginPlace {
  return (error) => {
    if (error instanceof UnusableResult) return { reason: error.message, file, ...findKeys(text, ['plugins']) }
    const { reason, ...at } = importErrorOf(error, join(root, file))
    if (at.line > 1) return { reason, file, ...at }
    const [, path = '', line, column] = /\((.+?)(?:\?[^:)]*)?:(\d+):(\d+)\)$/.exec(thrownText(error)) ?? []
    const own = relative(root, path)
    return path === '' || own.startsWith('..')
      ? { reason, file, ...findKeys(text, ['plugins']) }
      : { reason, file: own, line: Number(line), column: Number(column) }
  }
}
