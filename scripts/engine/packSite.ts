import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compileBoxes } from '../../generator/index.ts'
import { engineRoot } from '../command/commandLine.ts'
import { cacheFolder } from '../site/cacheFolder.ts'
import { compiledSite, plainBundles } from '../site/compiledSite.ts'

/** Compiles the bundles of the package: those for sites without code of their own, and the checkers. */
const working = join(cacheFolder(engineRoot), `build-${process.pid}`)
await mkdir(working, { recursive: true })
try {
  const places = { root: engineRoot, source: engineRoot, cache: working, working }
  await compileBoxes(join(engineRoot, 'engine', 'boxes'))
  await compiledSite({ ...plainBundles, ...places, signal: new AbortController().signal, onStarted() {} })
} finally {
  await rm(working, { recursive: true, force: true })
}
