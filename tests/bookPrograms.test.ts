import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookRule } from '../generator/contract/book.ts'
import type { Channel } from '../generator/contract/channel.ts'
import type { Json } from '../generator/contract/json.ts'
import type { Api } from '../generator/contract/reference.ts'
import { type SessionLanguage, sampleLanguages, sessionLanguageNames } from '../generator/contract/sampleLanguages.ts'
import { builtApiOf } from '../generator/model/testing.ts'
import { bestOf } from '../generator/model/view/book/bookSide.ts'
import { type Books, booksAfterPushes } from '../generator/model/view/book/keepBooks.ts'
import { readPushes } from '../generator/model/view/book/readPushes.ts'
import { bookProgram, hasBookProgram } from '../generator/samples/bookProgram.ts'
import { openExchange as openFutures } from '../sandbox/futures/testing.ts'
import { openExchange as openSpot } from '../sandbox/spot/testing.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'
import { type RecordedBooks, recordBooks, updatesOf } from './sandbox/recordBooks.ts'

/** Milliseconds: the sandbox plays two days in a full run. */
const longest = isFull ? 1_800_000 : 300_000

const folder = mkdtempSync(join(tmpdir(), 'book-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

type BookChannel = Channel & { readonly book: BookRule }

/** Books that a program prints for frames, one a line, and its reports of books out of step. */
function run(language: SessionLanguage, channel: BookChannel, api: Api, frames: readonly string[]) {
  const { file, program } = bookProgram(language, channel, api)
  const [path, input, output] = [file, 'frames', 'books'].map((name) => join(folder, name))
  if (path === undefined || input === undefined || output === undefined) throw new Error('Three paths are joined.')
  writeFileSync(path, program)
  // A session prints frames that are no JSON, too.
  writeFileSync(input, ['', 'pong', '{"cut', ...frames].map((frame) => `${frame}\n`).join(''))
  const files = [openSync(input, 'r'), openSync(output, 'w')] as const
  const [command = '', ...flags] = sampleLanguages[language].command.split(' ')
  const { status, stderr } = spawnSync(command, [...flags, path], { stdio: [...files, 'pipe'], encoding: 'utf8' })
  for (const own of files) closeSync(own)
  return { status, stderr, books: readFileSync(output, 'utf8') }
}

function withBook(channel: Channel | undefined): BookChannel {
  if (!channel?.book) throw new Error('The channel has a book.')
  return { ...channel, book: channel.book }
}

const rules = new URL('fixtures/books/', import.meta.url).pathname
const texts = readdirSync(rules).map((file) => [file, readFileSync(rules + file, 'utf8')] as const)
/** Each message of it is a whole book. */
const whole = texts.flatMap(([file, text]) =>
  file === 'okx.yaml'
    ? [[`${file}, whole`, text.replace(/snapshot: push\n +start: .*/, 'snapshot: every')] as const]
    : [],
)
const written = [...texts, ...whole].flatMap(([file, text]) => {
  const { api } = builtApiOf({ 'asyncapi.yaml': text })
  const channel = withBook(api.channels[0])
  return hasBookProgram(channel) ? [{ file, api, channel }] : []
})

/** The books that the engine keeps of frames, as programs print them. */
function keptBooks({ book: rule }: BookChannel, frames: readonly Json[]): string {
  let [books, lines]: [Books, string] = [new Map(), '']
  for (const push of frames.flatMap((frame) => readPushes(frame, rule))) {
    const before = books
    books = booksAfterPushes(books, [push], rule)
    for (const [symbol, { bids, asks, last, outcome }] of books) {
      if (before.get(symbol) === books.get(symbol) || last === undefined || outcome === 'old') continue
      const levels = (side: typeof bids, name: 'bids' | 'asks') =>
        bestOf(side, name).map(({ price, size }) => [price, size])
      lines += `${JSON.stringify({ symbol, last, bids: levels(bids, 'bids'), asks: levels(asks, 'asks') })}\n`
    }
  }
  return lines
}

describe.each(sessionLanguageNames)('a program that keeps a book in %s', (language) => {
  it.each(written)('keeps the books of $file as the engine does, frame by frame', ({ api, channel }) => {
    const frames = (channel.bookProof?.vectors ?? []).flatMap((vector) => [...vector.frames])
    const { books, status, stderr } = run(
      language,
      channel,
      api,
      frames.map((frame) => JSON.stringify(frame)),
    )
    expect({ status, stderr: stderr.replaceAll(/^\S*: (its checksum|message) .*\n/gm, '') }).toEqual({
      status: 0,
      stderr: '',
    })
    expect(books).toBe(keptBooks(channel, frames))
    expect(books.length).toBeGreaterThan(0)
  })
})

describe.each([
  ['spot', () => updatesOf(openSpot(), { previous: 'lastId', symbol: 'symbol' })],
  ['v3-futures', () => updatesOf(openFutures(), { previous: 'lid', symbol: 's' })],
] as const)('a program that keeps the book of %s', (id, updates) => {
  const count = isFull ? 100_000 : 10_000
  let api: Api
  let recorded: RecordedBooks
  beforeAll(async () => {
    const [own] = await readProjectApis([id])
    if (!own) throw new Error(`There is no API ${id}.`)
    api = own
    recorded = recordBooks(updates(), count)
  }, longest)

  it.each(sessionLanguageNames)(
    'has the book of the sandbox after each update in %s, with one in a hundred lost, doubled or late',
    (language) => {
      const channel = withBook(api.channels.find((own) => own.id === 'bookLv2'))
      const { status, stderr, books } = run(language, channel, api, recorded.frames)
      expect(status).toBe(0)
      // The whole difference is too long to print.
      expect(books === recorded.books).toBe(true)
      expect(stderr.match(/does not follow/g)).toHaveLength(recorded.faults)
      expect(recorded.faults).toBeGreaterThan(count / 200)
      expect(recorded.books.split('\n').length).toBeGreaterThan(count * 0.9)
    },
    longest,
  )
})
