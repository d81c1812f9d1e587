import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { imageSize } from 'image-size'
import type { SiteConfig } from '../contract/config.ts'
import type { Checked, Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import { slugOf } from '../contract/ids.ts'
import {
  brandPictures,
  faviconPath,
  imagePath,
  isForeignAddress,
  type OwnFiles,
  type OwnImage,
  publicFolder,
} from '../contract/ownFiles.ts'
import { activeContent, canBeActive } from './active/activeContent.ts'
import type { LoadedSpec } from './document/spec.ts'
import { placeOf } from './filePlace.ts'
import type { Guide } from './parseGuide.ts'
import { leadsOut } from './placeOfReference.ts'
import { type ShownImage, shownImages } from './shownImages.ts'

interface OwnFilesInput {
  readonly root: string
  readonly guides: readonly Pick<Guide, 'file' | 'images'>[]
  readonly specs: readonly LoadedSpec[]
  /** Folders outside of the project that descriptions and their pictures may lie in. */
  readonly reads?: readonly string[] | undefined
  /** Audience of the build. */
  readonly audience?: string | undefined
  readonly brand?: Pick<SiteConfig['brand'], 'logo' | 'favicon' | 'socialImage'>
}

/** Finds the public folder's files, and every picture that a guide or a description shows. */
export async function readOwnFiles({
  root,
  guides,
  specs,
  audience,
  reads,
  brand = {},
}: OwnFilesInput): Promise<Checked<OwnFiles>> {
  const open = await listPublicFiles(root)
  const published = Object.fromEntries(open.map((file) => [file, `${publicFolder}/${file}`]))
  const shown: readonly ShownImage[] = [
    ...guides.flatMap(({ file, images }) => images.map((image) => ({ ...image, guide: file }))),
    ...specs.flatMap((spec) => shownImages(spec, audience)),
  ]
  const images: Record<string, OwnImage> = {}
  const described: Record<string, Record<string, string>> = {}
  const diagnostics: Diagnostic[] = []
  const publish = (path: string, { address }: OwnImage): void => {
    if (!path.startsWith(`${publicFolder}/`)) published[address.slice(1)] = path
  }
  for (const image of shown) {
    const path = imagePath(image.url, image.guide ?? image.file)
    const problem =
      path === undefined
        ? refuseForeign(image.url)
        : problemOf(image.url, path, { root, reads: image.guide === undefined ? reads : [] })
    if (problem) diagnostics.push({ ...problem, ...locationIn(image) })
    if (path === undefined || problem) continue
    const found = images[path] ?? (await readImage(root, path))
    images[path] = found
    publish(path, found)
    if (image.api !== undefined) described[image.api] = { ...described[image.api], [image.url]: found.address }
  }
  for (const path of brandPictures(brand).filter((file) => placeOf(root, file) === 'project')) {
    images[path] ??= await readImage(root, path)
    publish(path, images[path])
  }
  const { favicon } = brand
  if (favicon !== undefined && placeOf(root, favicon) === 'project') published[faviconPath(favicon)] = favicon
  for (const file of new Set(Object.values(published).filter(canBeActive)))
    diagnostics.push(...activeContent(file, await readFile(join(root, file))))
  return { value: { published, images, described }, diagnostics }
}

/** Files that begin with a dot are for tools. The web and hosts ask for some others. */
async function listPublicFiles(root: string): Promise<string[]> {
  const folder = join(root, publicFolder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/(?:^|\/)\.(?!well-known\/|nojekyll$)/.test(file))
    .sort()
}

type ImageFinding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>

function refuseForeign(url: string): ImageFinding | undefined {
  if (!isForeignAddress(url) || /^data:/i.test(url)) return undefined
  const message = `The picture "${url}" is on another site: pages show a link in its place.`
  const hint = 'Save a copy of the picture beside this file, and show that.'
  return { code: 'image-remote', severity: 'warning', message, hint }
}

const endings = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

function problemOf(
  url: string,
  path: string,
  { root, reads }: Pick<OwnFilesInput, 'root' | 'reads'>,
): ImageFinding | undefined {
  const place = leadsOut(path, reads) ? 'outside' : placeOf(root, path, reads)
  if (place === 'outside') {
    const message = `The picture "${url}" leads out of the project folder.`
    return { code: 'reference-outside', severity: 'error', message, hint: 'Move the file into the project folder.' }
  }
  if (place === 'nowhere') {
    const message = `The picture "${url}" does not exist: there is no file ${path}.`
    return { code: 'file-not-found', severity: 'error', message, hint: 'Add the file, or correct the address.' }
  }
  if (endings.test(path)) return undefined
  const message = `The file "${url}" is no picture that browsers show.`
  const hint = 'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.'
  return { code: 'file-not-found', severity: 'error', message, hint }
}

/** The name of a copy holds a hash, so that browsers may keep it. Files of the public folder keep their names. */
async function readImage(root: string, path: string): Promise<OwnImage> {
  const bytes = await readFile(join(root, path))
  const { name, ext } = posix.parse(path)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const address = path.startsWith(`${publicFolder}/`)
    ? path.slice(publicFolder.length)
    : `/images/${[slugOf(name), hash].filter((part) => part !== '').join('-')}${ext.toLowerCase()}`
  return { address, ...sizeOf(bytes) }
}

function sizeOf(bytes: Uint8Array): Pick<OwnImage, 'width' | 'height'> {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // From the fifth on, a photograph lies on its side.
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return {}
  }
}

function locationIn({ file, line, column }: ShownImage): SourceLocation {
  return { file, line, column }
}
