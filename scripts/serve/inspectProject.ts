import {
  type ContentFiles,
  createMemory,
  type Diagnostic,
  generate,
  joinFiles,
  type Project,
} from '../../generator/index.ts'

/** Question for the process: the diagnostics of the project now, or the files that no page needs. */
export type Question = 'diagnostics' | 'late'

export type InspectionAnswer =
  | { readonly kind: 'diagnostics'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'late'; readonly files: ContentFiles }

const project: Project = JSON.parse(process.argv[2] ?? '{}')
const memory = createMemory()
const waiting = new Set<Question>()
let isRunning = false

/** Runs as a process of its own: checking takes longer than anyone should wait for a page. */
process.on('message', async (question: Question) => {
  waiting.add(question)
  if (isRunning) return
  isRunning = true
  for (const next of waiting) {
    waiting.delete(next)
    await answer(next)
  }
  isRunning = false
})

process.on('disconnect', () => process.exit())

async function answer(question: Question): Promise<void> {
  const { value, diagnostics } = await generate(project, { memory })
  if (question === 'diagnostics') process.send?.({ kind: 'diagnostics', diagnostics } satisfies InspectionAnswer)
  else if (value) process.send?.({ kind: 'late', files: joinFiles(value.makeLate()) } satisfies InspectionAnswer)
}
