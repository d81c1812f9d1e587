import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Removes the declarations that no entrance leads to from a folder: the compiler writes one for each module of a program,
 * but types need only a few. Data files that define a type are copied from the folder of the sources.
 * Entrances are paths of sources: `./entrances/site.ts`.
 */
export function keepReached(folder, sources, entrances) {
  const reached = new Set()
  for (const entrance of entrances) follow(declarationOf(join(folder, entrance)), { folder, sources, reached })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(path)) rmSync(path)
  }
}

function follow(file, { folder, sources, reached }) {
  if (reached.has(file)) return
  if (file.endsWith('.json')) cpSync(join(sources, relative(folder, file)), file)
  if (!existsSync(file)) return
  reached.add(file)
  if (file.endsWith('.json')) return
  const text = readFileSync(file, 'utf8')
  // Node demands the attribute of data, which the compiler leaves out.
  writeFileSync(
    file,
    text.replaceAll(/^(import (?!type ).* from ["'][^"']+\.json["']);/gm, "$1 with { type: 'json' };"),
  )
  for (const [, path] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g))
    follow(declarationOf(join(dirname(file), path)), { folder, sources, reached })
}

function declarationOf(path) {
  return path.replace(/(?<!\.d)\.tsx?$/, '.d.ts')
}
