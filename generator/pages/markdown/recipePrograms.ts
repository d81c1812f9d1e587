import type { RootContent } from 'mdast'
import { recipeAddress } from '../../contract/recipes.ts'
import { sampleLanguages } from '../../contract/sampleLanguages.ts'
import { inTabOrder, languageOfFile } from '../../samples/languageOfFile.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { link } from './markdownParts.ts'

/** What a page shows of a recipe in each language, and where the whole program is. */
export function recipePrograms(name: string, { recipes }: MarkdownContext): RootContent[] {
  return inTabOrder(recipes.get(name) ?? []).flatMap(({ file, short }): RootContent[] => {
    const language = languageOfFile(file)
    return [
      { type: 'paragraph', children: link(recipeAddress(file), file) },
      { type: 'code', value: short, ...(language === undefined ? {} : { lang: sampleLanguages[language].grammar }) },
    ]
  })
}
