import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { isForeignAddress } from '../contract/ownFiles.ts'
import { projectScripts } from '../contract/projectScripts.ts'
import { type FilePlace, placeOf } from './filePlace.ts'

/** A file that a setting names. */
export interface NamedFile {
  /** The keys of the setting, from the outside in. */
  readonly keys: readonly string[]
  readonly file: string
  /** `silent`: the file does not export its component. */
  readonly place: FilePlace | 'silent'
}

type NamingConfig = Pick<SiteConfig, 'brand' | 'theme' | 'mock' | 'sidebars' | 'head' | 'components'>

/** Files of logo, pictures, fonts, mock, scripts and components of a project. */
export async function findNamedFiles(root: string, config: NamingConfig): Promise<NamedFile[]> {
  const { brand, theme, mock, components = {} } = config
  const { logo, favicon, socialImage } = brand
  const logos = typeof logo === 'object' ? Object.entries(logo) : [['', logo] as const]
  const settings: (readonly [keys: readonly string[], file: string | undefined])[] = [
    ...logos.map(([key, file]) => [['brand', 'logo', key].filter((step) => step !== ''), file] as const),
    [['brand', 'favicon'], favicon],
    [['brand', 'socialImage'], socialImage],
    [['mock'], mock],
    ...(theme?.fonts ?? []).map(({ file }, index) => [['theme', 'fonts', String(index), 'file'], file] as const),
    ...projectScripts(config).map(({ keys, file }) => [keys, file] as const),
  ]
  const files = settings.flatMap(([keys, file]) =>
    file === undefined || isForeignAddress(file) ? [] : [{ keys, file, place: placeOf(root, file) }],
  )
  const modules = Object.entries(components).map(async ([name, file]) => {
    const place = placeOf(root, file)
    const isSilent = place === 'project' && !isExported(name, await readFile(join(root, file), 'utf8'))
    return { keys: ['components', name], file, place: isSilent ? 'silent' : place } as const
  })
  return [...files, ...(await Promise.all(modules))]
}

/** Whether a file exports a name. Searches its text for the usual forms of an export, because a check does not run the file. */
function isExported(name: string, text: string): boolean {
  const declared = new RegExp(`\\bexport\\s+(?:async\\s+)?(?:function|const|let|class)\\s+${name}\\b`)
  const listed = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}]`)
  return declared.test(text) || listed.test(text)
}
