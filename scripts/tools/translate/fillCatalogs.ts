import { spawn } from 'node:child_process'
import type { Diagnostic } from '../../../generator/index.ts'
import { keyOf, parseCatalogEntries, updateCatalog } from '../../../generator/index.ts'
import {
  answerProblem,
  batchesOf,
  parseAnswers,
  requestLines,
  type TextToTranslate,
  termsOf,
} from '../../../tools/translate/index.ts'
import { CommandError } from '../../command/commandLine.ts'
import { currentCatalog } from '../../command/currentCatalog.ts'
import { writeProjectFile } from '../../command/projectFile.ts'
import { textToTranslate, type WantedCatalog } from './wantedCatalogs.ts'

interface CommandResult {
  readonly output: string
  /** The failure of the command, if any. */
  readonly failure?: string
}

interface Filling {
  readonly root: string
  readonly command: string
  /** Language that the project is written in. */
  readonly source: string
  readonly glossary: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
}

/** Attempts for each text: the next request holds the mistake of the last answer. */
const attempts = 2

/**
 * Asks a command for each text of a catalog that has no translation, batch after batch, and writes its answers. After each
 * batch the catalog is whole: another run goes on where this one stopped. Gives a diagnostic for each answer that is not used.
 */
export async function fillCatalog(catalog: WantedCatalog, filling: Filling): Promise<readonly Diagnostic[]> {
  const { empty } = await update(catalog, filling.root)
  let open = empty.map((text) => textToTranslate(text, catalog, filling.source))
  let done = 0
  for (let attempt = 0; attempt < attempts && open.length > 0; attempt += 1) {
    const refused: TextToTranslate[] = []
    for (const batch of batchesOf(open)) {
      const { filled, wrong, failure } = await askFor(batch, catalog, filling)
      if (filled.size > 0) await update(catalog, filling.root, filled)
      done += filled.size
      refused.push(...wrong)
      console.log(`${catalog.file}: ${done} of ${empty.length} filled`)
      if (failure !== undefined)
        throw new CommandError(`${filling.command}: ${failure}. What it answered is written: run this again to go on.`)
    }
    open = refused
  }
  const entries = parseCatalogEntries(await currentCatalog(filling.root, catalog.file)).entries
  const lines = new Map(entries.map((entry) => [keyOf(entry), entry.line]))
  return open.flatMap((text) =>
    text.refused ? [refusal(text, text.refused.problem, catalog, lines.get(text.key))] : [],
  )
}

/** The file may have changed since the last batch: it is read anew each time. */
async function update(
  { file, target, texts, hasContexts }: WantedCatalog,
  root: string,
  filled?: ReadonlyMap<string, string>,
) {
  const current = await currentCatalog(root, file)
  const updated = updateCatalog({ texts, current, language: target.code, hasContexts, ...(filled ? { filled } : {}) })
  if (filled && updated.text !== current) await writeProjectFile(root, file, updated.text)
  return updated
}

async function askFor(batch: readonly TextToTranslate[], { target }: WantedCatalog, { command, glossary }: Filling) {
  const terms = termsOf(glossary[target.code] ?? {})
  const { output, failure } = await askCommand(command, requestLines(batch, target, terms))
  const { translations, strange } = parseAnswers(output, batch.length)
  const [line] = strange
  const noAnswer = line === undefined ? undefined : `it wrote a line that is no answer: ${line.slice(0, 80)}`
  const filled = new Map<string, string>()
  const wrong = batch.flatMap((text, index) => {
    const translation = translations.get(index)
    const problem =
      translation === undefined ? undefined : answerProblem(text, translation, { language: target.lang, terms })
    if (translation === undefined) return [text]
    if (problem !== undefined) return [{ ...text, refused: { translation, problem } }]
    filled.set(text.key, translation)
    return []
  })
  return { filled, wrong, failure: failure ?? noAnswer }
}

function refusal(
  { source, references: [reference = ''] = [] }: TextToTranslate,
  problem: string,
  { file, target }: WantedCatalog,
  ofEntry = 1,
): Diagnostic {
  const [, at = file, line = ofEntry] = /^(.*):(\d+)$/.exec(reference) ?? []
  const message = `The ${target.code} translation of "${source.slice(0, 60)}" is not used: ${problem}.`
  const hint = 'Correct the command, or translate the text by hand.'
  const place = { file: at, line: Number(line), column: 1 }
  return { code: 'translation-refused', severity: 'warning', message, hint, ...place }
}

/** Runs a command in a shell, writes a text to it and reads its output. Its error output is shown. */
function askCommand(command: string, input: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    const chunks: Buffer[] = []
    // A command may answer without having read to the end.
    child.stdin.on('error', () => {})
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (failure?: string) =>
      resolve({ output: Buffer.concat(chunks).toString(), ...(failure === undefined ? {} : { failure }) })
    child.on('error', (error) => end(error.message))
    child.on('close', (code, signal) => end(code === 0 ? undefined : `it ended with ${code ?? signal}`))
    child.stdin.end(input)
  })
}
