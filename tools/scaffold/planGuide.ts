import { namesDevice, shortHash } from '../../generator/contract/ids.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { skeletonTexts } from '../../generator/messages/catalogs.ts'
import { titleOf } from './operationName.ts'
import { type Refusal, refuse } from './plan.ts'

interface NewGuide {
  /** Place below `guides/<locale>/`, without an extension: `spot/fees`. */
  readonly path: string
  readonly title?: string | undefined
  /** The other languages translate the first. */
  readonly locales: readonly LocaleCode[]
  /** Files that are there. */
  readonly guides: readonly string[]
}

/** A guide in every language, the translations marked with the state of the text that they translate. */
export function planGuide({ path, title, locales, guides }: NewGuide): ReadonlyMap<string, string> | Refusal {
  const name = path.replace(/^\/+/, '').replace(/\.mdx$/, '')
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name))
    return refuse(`A guide's path is of words joined by hyphens and slashes, such as spot/fees: not "${path}".`)
  if (namesDevice(name))
    return refuse(`"${path}" cannot be the path of a guide: on Windows it is the name of a device.`)
  const files = locales.map((locale) => [`guides/${locale}/${name}.mdx`, locale] as const)
  const taken = files.find(([file]) => guides.includes(file) || guides.includes(file.replace(/\.mdx$/, '/index.mdx')))
  if (taken) return refuse(`${taken[0]} is there already.`)
  const [first = 'en'] = locales
  const own = title ?? titleOf(name.split('/').findLast((part) => part !== 'index') ?? name)
  const source = shortHash(bodyIn(first).trim())
  return new Map(files.map(([file, locale]) => [file, guideText(own, locale, locale === first ? undefined : source)]))
}

function guideText(title: string, locale: LocaleCode, translates: string | undefined): string {
  const matter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(skeletonTexts.textsIn(locale).guideDescription)}`,
    ...(translates === undefined ? [] : [`translates: '${translates}'`]),
  ]
  return `---\n${matter.join('\n')}\n---\n${bodyIn(locale)}`
}

function bodyIn(locale: LocaleCode): string {
  const { guideOpening, guideHeading, guideStep } = skeletonTexts.textsIn(locale)
  return `\n${guideOpening}\n\n## ${guideHeading} [#first-step]\n\n${guideStep}\n`
}
