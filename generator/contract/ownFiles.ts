import type { Brand } from './config.ts'
import { decoded } from './httpSyntax.ts'

/** A picture of the project as pages show it. */
export interface OwnImage {
  /** Path below the base of the site. */
  readonly address: string
  /** In CSS pixels; missing where the file does not state its size. */
  readonly width?: number
  readonly height?: number
}

/** Files of a project that its site publishes as they are. */
export interface OwnFiles {
  /** Path in the project, by path in the site. */
  readonly published: Readonly<Record<string, string>>
  /** Pictures that guides and descriptions show, by path in the project. */
  readonly images: Readonly<Record<string, OwnImage>>
  /** For each API: published path of a picture, by its address in descriptions. */
  readonly described: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const noOwnFiles: OwnFiles = { published: {}, images: {}, described: {} }

/** File of the content folder that holds them. */
export const ownFilesFile = 'own-files.json'

/** Folder of a project that is published as it is. */
export const publicFolder = 'public'

/** Files of the logo, for day and night, and of the picture of shared links. An address is no file. */
export function brandPictures({ logo, socialImage }: Pick<Brand, 'logo' | 'socialImage'>): string[] {
  const logos = typeof logo === 'object' ? [logo.light, logo.dark] : [logo]
  return [...logos, socialImage].filter((file) => file !== undefined).filter((file) => !isForeignAddress(file))
}

/** Published path of a project's icon. */
export function faviconPath(file: string): string {
  return `favicon${/\.[a-z]+$/.exec(file)?.[0] ?? ''}`
}

/** Whether an address names a host, or holds the picture itself. */
export function isForeignAddress(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(address)
}

/**
 * The path in the project that the address of a picture in a file leads to: beside that file, or from the root of the
 * site in the public folder. It may lead out of the project. Nothing for a picture of another site.
 */
export function imagePath(address: string, file: string): string | undefined {
  const [bare = ''] = address.split(/[?#]/)
  if (bare === '' || isForeignAddress(address)) return undefined
  const path = decoded(bare)
  return normalized(path.startsWith('/') ? `${publicFolder}${path}` : `${file}/../${path}`)
}

function normalized(path: string): string {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
