import type { SiteConfig } from '../contract/config.ts'
import { isForeignAddress } from '../contract/ownFiles.ts'
import { placeOf, type ScriptPlace } from './findScripts.ts'

/** A file that a setting names. */
export interface NamedFile {
  /** The keys of the setting, from the outside in. */
  readonly keys: readonly string[]
  readonly file: string
  readonly place: ScriptPlace
}

/** Where logo, icon, fonts and mock of a project lie. */
export function findNamedFiles(
  root: string,
  { brand, theme, mock }: Pick<SiteConfig, 'brand' | 'theme' | 'mock'>,
): NamedFile[] {
  const { logo, favicon } = brand
  const logos = typeof logo === 'object' ? Object.entries(logo) : [['', logo] as const]
  const settings: (readonly [keys: readonly string[], file: string | undefined])[] = [
    ...logos.map(([key, file]) => [['brand', 'logo', key].filter((step) => step !== ''), file] as const),
    [['brand', 'favicon'], favicon],
    [['mock'], mock],
    ...(theme?.fonts ?? []).map(({ file }, index) => [['theme', 'fonts', String(index), 'file'], file] as const),
  ]
  return settings.flatMap(([keys, file]) =>
    file === undefined || isForeignAddress(file) ? [] : [{ keys, file, place: placeOf(root, file) }],
  )
}
