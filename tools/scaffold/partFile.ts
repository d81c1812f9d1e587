import { posix } from 'node:path'
import type { SpecPlace } from './plan.ts'

/** A reference from one file of the project to another. */
export function referenceFrom(file: string, target: string): string {
  return posix.relative(posix.dirname(file), target)
}

/** The line that names the schema of a file for editors, where the project has the schema. */
export function schemaLine({ schemas, files }: SpecPlace, file: string, schema: string): string[] {
  if (schemas === undefined || !files.has(`${schemas}/${schema}`)) return []
  return [`# yaml-language-server: $schema=${referenceFrom(file, `${schemas}/${schema}`)}`]
}

/** A path for a new file: the first name that is free, else one with a number. */
export function freePath(folder: string, names: readonly string[], files: ReadonlyMap<string, string>): string {
  const [first = 'new'] = names
  const numbered = Array.from({ length: files.size + 1 }, (_, at) => `${first}-${at + 2}`)
  const paths = [...names, ...numbered].map((name) => `${folder}/${name}.yaml`)
  return paths.find((path) => !files.has(path)) ?? `${folder}/${first}.yaml`
}
