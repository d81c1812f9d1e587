import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsoleChannel, ConsoleOperation } from '../../generator/contract/console.ts'
import { parseJson } from '../../generator/contract/json.ts'
import { describe } from '../../generator/pipeline/describe.ts'
import { consoleFiles } from '../../generator/samples/consoleFiles.ts'
import { createChecks } from '../../site/browser/console/checkTexts.ts'
import { jsonLines } from '../../site/browser/console/jsonLines.ts'
import { compactJson } from '../../site/browser/islands/requestBuilder/exactJson.ts'
import type { Failure } from './mutant.ts'
import { answersFile } from './mutateAnswers.ts'
import { processorTime } from './processorTime.ts'
import type { Trial } from './trial.ts'

/** Milliseconds of processor time that a browser may take for one answer: a reader waits for it. */
const longest = 1_500
/** Operations and channels whose schemas answers are held against. */
const mostEntries = 4
/** Characters of a text that a page shows whole. */
const longestPiece = 2_000
/** Lines of an answer that a page shows. */
const mostLines = 2_000

/** Treats replies of a server as the console does: checks them, shows them and keeps the books. */
export async function answerProblems({ project, reach }: Trial): Promise<Failure[]> {
  const { value } = await describe(project)
  if (!value) return []
  reach('read')
  const files = [...consoleFiles(value.reference.apis)]
  const channels = files.filter(([file]) => file.includes('/channels/')).slice(0, mostEntries)
  const operations = files.filter(([file]) => file.includes('/operations/')).slice(0, mostEntries)
  if (channels.length + operations.length > 0) reach('modelled')
  const answers: readonly string[] = JSON.parse(await readFile(join(project.root, answersFile), 'utf8'))
  return [
    ...answers.flatMap(lineProblems),
    ...channels.flatMap(([, text]) => channelProblems(JSON.parse(text), answers, reach)),
    ...operations.flatMap(([, text]) => operationProblems(JSON.parse(text), answers, reach)),
  ]
}

function channelProblems(channel: ConsoleChannel, answers: readonly string[], reach: Trial['reach']): Failure[] {
  const check = createChecks()
  check({ kind: 'frames', texts: [], channel })
  return answers.flatMap((text) =>
    timed('a frame', text, () => {
      const answer = check({ kind: 'frames', texts: [text] })
      if (answer.kind !== 'frames') return
      if (answer.frames.some(({ differences }) => differences)) reach('checked')
      if (answer.books.length > 0) reach('booked')
    }),
  )
}

function operationProblems(
  { replies, schemas }: ConsoleOperation,
  answers: readonly string[],
  reach: Trial['reach'],
): Failure[] {
  const check = createChecks()
  return replies.flatMap(({ schema }) =>
    answers.flatMap((text) =>
      timed('an answer', text, () => {
        const answer = check({ kind: 'value', text, schemas, ...(schema && { schema }) })
        if (answer.kind === 'value' && answer.differences) reach('checked')
      }),
    ),
  )
}

/** Every token of a JSON text is on a line. */
function lineProblems(text: string): Failure[] {
  const isShown = (): boolean => {
    const { lines, isWhole } = jsonLines(text, mostLines)
    const isCut = lines.some(({ pieces }) => pieces.some((piece) => piece.text.length > longestPiece))
    if (!isWhole || isCut || parseJson(text) === undefined) return true
    const shown = lines.flatMap(({ pieces }) => pieces.map((piece) => (piece.text === ': ' ? ':' : piece.text)))
    return shown.join('') === compactJson(text)
  }
  let isRight = true
  const slow = timed('lines', text, () => {
    isRight = isShown()
  })
  return isRight ? slow : [...slow, { class: 'a part of an answer is on no line', detail: text.slice(0, 2000) }]
}

function timed(what: string, text: string, work: () => unknown): Failure[] {
  const begun = processorTime()
  work()
  const took = Math.round(processorTime() - begun)
  return took > longest
    ? [{ class: `${what} takes long`, detail: `${took} ms for ${text.length} characters: ${text.slice(0, 1000)}` }]
    : []
}
