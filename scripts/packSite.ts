import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from './cacheFolder.ts'
import { engineRoot } from './commandLine.ts'
import { compiledSite, plainBundles } from './compiledSite.ts'

/** Compiles the bundles that an engine brings for sites which have put nothing of their own into them. */
const working = join(cacheFolder(engineRoot), `build-${process.pid}`)
await mkdir(working, { recursive: true })
try {
  const places = { root: engineRoot, source: engineRoot, cache: working, working }
  await compiledSite({ ...plainBundles, ...places, signal: new AbortController().signal, onStarted() {} })
} finally {
  await rm(working, { recursive: true, force: true })
}
