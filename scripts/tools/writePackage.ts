import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate } from 'fflate'
import { baseOf, isRewritten, packedFiles, packedName, packFile, readMe } from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { filesBelow } from '../command/filesBelow.ts'

/** The first day of the zip format. Zip knows local times only, so this date is equal in every time zone. */
function beginning(): Date {
  return new Date(1980, 0, 1)
}

/** The first file of a package. */
const readMeName = 'README.txt'

/** Packs a site as a zip file. The complete file replaces an older one. */
export async function writePackage(folder: string, out: string): Promise<{ files: number; bytes: number }> {
  const base = baseOf(await readFile(join(folder, 'index.html'), 'utf8'))
  if (base === undefined) throw new UsageError(`${folder} holds no site that was built here.`)
  const files = packedFiles(filesBelow(folder))
  const site = { base, files: new Set(files) }
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`)
  try {
    await writeZip(next, basename(out, '.zip'), async (add) => {
      await add(readMeName, Buffer.from(readMe()))
      for (const file of files) {
        const bytes = await readFile(join(folder, file))
        await add(
          packedName(site, file),
          isRewritten(file) ? Buffer.from(packFile(file, bytes.toString('utf8'), site)) : bytes,
        )
      }
    })
    await rename(next, out)
  } finally {
    await rm(next, { force: true })
  }
  return { files: files.length + 1, bytes: (await stat(out)).size }
}

/** Whether a file begins as a package of its name does: with the text on how to read it. */
export async function beginsAsPackage(path: string): Promise<boolean> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  addFile(zip, `${basename(path, '.zip')}/${readMeName}`, Buffer.from(readMe()))
  const expected = Buffer.concat(chunks)
  const found = createReadStream(path, { end: expected.length - 1 })
  return expected.equals(Buffer.concat(await found.toArray()))
}

function addFile(zip: Zip, name: string, bytes: Uint8Array): void {
  const entry = new ZipDeflate(name, { level: 6 })
  entry.mtime = beginning()
  zip.add(entry)
  entry.push(bytes, true)
}

type AddFile = (name: string, bytes: Uint8Array) => Promise<void>

/** Streams a zip file, with one file in memory at a time. */
async function writeZip(path: string, root: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  const stream = createWriteStream(path)
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else stream.write(chunk)
  })
  await fill(async (name, bytes) => {
    addFile(zip, `${root}/${name}`, bytes)
    if (failure) throw failure
    if (stream.writableNeedDrain) await new Promise<void>((resolve) => stream.once('drain', resolve))
  })
  zip.end()
  stream.end()
  await finished(stream)
}
