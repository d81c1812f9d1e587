import { recipeAddress } from '../../../generator/contract/recipes.ts'
import { sampleLanguages } from '../../../generator/contract/sampleLanguages.ts'
import { inTabOrder, languageOfFile } from '../../../generator/samples/languageOfFile.ts'
import { type ShownProgram, shownPrograms } from '../../server/content/recipes.ts'
import { useArticle } from '../articleContext.tsx'
import { ProgramLink } from '../ProgramLink.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { type TabItem, TabList } from './Tabs.tsx'

/**
 * `<Recipe name="order-book" />`: the essential part of a program in each language, with a link to the whole file. Where
 * that part is empty, the link stands alone.
 */
export function Recipe({ name }: { readonly name: string }) {
  const { words } = useArticle()
  const items = inTabOrder(shownPrograms(name)).map((program): TabItem => {
    const language = languageOfFile(program.file)
    return {
      label: language === undefined ? program.file : sampleLanguages[language].label,
      ...(language === undefined ? {} : { value: language }),
      content: <RecipeProgram program={program} />,
    }
  })
  return <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
}

function RecipeProgram({ program: { file, short } }: { readonly program: ShownProgram }) {
  const language = languageOfFile(file)
  return (
    <>
      {short !== '' && (
        <LongCode code={short} {...(language === undefined ? {} : { language: sampleLanguages[language].grammar })} />
      )}
      <ProgramLink address={recipeAddress(file)} />
    </>
  )
}

/** Lines of code that a guide shows in full. */
const shownLines = 50

/** Long code begins folded, so that readers reach the next section. */
function LongCode(props: { readonly code: string; readonly language?: string }) {
  const { words } = useArticle()
  const count = props.code.trimEnd().split('\n').length
  if (count <= shownLines) return <CodeBlock {...props} />
  return (
    <>
      <CodeBlock {...props} />
      <details className="values whole-program code-fold">
        <summary>{words.text('reference.samples.lines', { count: String(count) })}</summary>
      </details>
    </>
  )
}
