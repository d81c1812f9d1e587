import { catalogFile, type GeneratedSite, keyOf, siteCatalogFile, type WantedText } from '../../../generator/index.ts'
import type { TextToTranslate } from '../../../tools/translate/index.ts'
import { currentCatalog } from '../../command/currentCatalog.ts'

/** A catalog of a project and the texts that it has to hold. */
export interface WantedCatalog {
  readonly file: string
  readonly target: GeneratedSite['config']['locales'][number]
  readonly texts: readonly WantedText[]
  /** The catalog of the site. Its interface texts have contexts. */
  readonly hasContexts: boolean
}

/** Catalogs of all languages, or of the given ones. The site's own catalog is left out when it is empty. */
export async function wantedCatalogs(
  { config, locatedTexts, siteTexts }: Pick<GeneratedSite, 'config' | 'locatedTexts' | 'siteTexts'>,
  root: string,
  languages: readonly string[] | undefined,
): Promise<WantedCatalog[]> {
  const targets = config.locales.slice(1).filter(({ code }) => languages?.includes(code) ?? true)
  const texts = locatedTexts()
  const ofSpecs = config.apis.flatMap((api) =>
    targets.map((target) => ({
      ...{ target, file: catalogFile(api, target.code) },
      ...{ texts: texts.get(api.id) ?? [], hasContexts: false },
    })),
  )
  const ofSite = await Promise.all(
    targets.map(async (target) => {
      const file = siteCatalogFile(target.code)
      const own = { file, target, texts: siteTexts(target.code), hasContexts: true }
      return own.texts.length > 0 || (await currentCatalog(root, file)) !== '' ? [own] : []
    }),
  )
  return [...ofSite.flat(), ...ofSpecs]
}

/** A text for the command to translate. Interface texts are in English on each site. */
export function textToTranslate(text: WantedText, { hasContexts }: WantedCatalog, source: string): TextToTranslate {
  const ofInterface = text.context !== undefined
  const format = ofInterface ? 'message' : hasContexts ? 'text' : 'markdown'
  return { ...text, key: keyOf(text), from: ofInterface ? 'en' : source, format }
}
