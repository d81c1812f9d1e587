import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileBoxes, licenseTexts } from '../../generator/index.ts'
import { engineRoot } from '../command/commandLine.ts'
import { cacheFolder } from '../site/cacheFolder.ts'
import { compiledSite, plainBundles } from '../site/compiledSite.ts'

/**
 * Compiles the bundles of the package: those for sites without code of their own, and the checkers. Its arguments are the
 * folders of the packages in the compiled commands, whose licences come along.
 */
const working = join(cacheFolder(engineRoot), `build-${process.pid}`)
await mkdir(working, { recursive: true })
try {
  const places = { root: engineRoot, source: engineRoot, cache: working, working }
  await compileBoxes(join(engineRoot, 'engine', 'boxes'))
  await writeFile(join(engineRoot, 'engine', 'licenses.txt'), await licenseTexts(process.argv.slice(2)))
  await compiledSite({ ...plainBundles, ...places, signal: new AbortController().signal, onStarted() {} })
} finally {
  await rm(working, { recursive: true, force: true })
}
