import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Small specs, one for each feature that is hard to show. */
export const corpusFolder = fileURLToPath(new URL('../fixtures/corpus', import.meta.url))

/** Entry files below the folder: a feature is a file, or a folder with an `openapi.yaml`. */
export const corpusSpecs: readonly string[] = readdirSync(corpusFolder)
  .sort()
  .map((name) => (existsSync(join(corpusFolder, name, 'openapi.yaml')) ? `${name}/openapi.yaml` : name))
