import type { ReactNode } from 'react'
import {
  type BookLevelForm,
  type BookMark,
  type BookPointers,
  type BookRule,
  isKept,
} from '../../../../generator/contract/book.ts'
import type { Channel } from '../../../../generator/contract/channel.ts'
import { anchorOf } from '../../../../generator/contract/ids.ts'
import { pointerPath } from '../../../../generator/contract/jsonPointer.ts'
import type { Api } from '../../../../generator/contract/reference.ts'
import { sampleLanguages } from '../../../../generator/contract/sampleLanguages.ts'
import { bookChannels } from '../../../../generator/model/view/book/debugger/bookChannels.ts'
import { exampleFrames } from '../../../../generator/model/view/book/debugger/exampleFrames.ts'
import { bookProgram, hasBookProgram } from '../../../../generator/samples/bookProgram.ts'
import { hasProgram } from '../../../../generator/samples/channelPlan.ts'
import { sessionLanguagesOf } from '../../../../generator/samples/shownSamples.ts'
import { withBase } from '../../../shared/url.ts'
import { type Article, useArticle } from '../../articleContext.tsx'
import { sectionName } from '../../documentedPages.ts'
import { entryHref } from '../../links.ts'
import type { ArticleMessages } from '../../messages.ts'
import { OperationLink } from '../OperationLink.tsx'
import { Section } from '../Section.tsx'
import { ToolPlace } from '../ToolPlace.tsx'
import { type ChannelProps, useChannel } from './channelContext.tsx'

/** How an order book is kept from the messages of a channel, step by step. */
export function BookKeeping({ of, api: apiId }: ChannelProps) {
  const article = useArticle()
  const { words, locale, nextId, site } = article
  const { channel, api, level } = useChannel(of, apiId)
  if (!channel.book || !isKept(channel.book)) return null
  const steps = stepsOf(channel.book, api, words)
  const programs =
    hasProgram(channel) && hasBookProgram(channel)
      ? sessionLanguagesOf(site).map((language) => ({ language, ...bookProgram(language, channel, api) }))
      : []
  return (
    <Section level={level} id={anchorOf(channel.id, 'order-book')} title={words.text('reference.book')}>
      <ol>
        {steps.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      {programs.length > 0 ? (
        <p>
          {words.text('reference.book.programs')}{' '}
          {programs.map(({ language, address }, index) => (
            <span key={language}>
              {index === 0 ? '' : ' · '}
              <a href={withBase(address, site.base)} download="">
                {sampleLanguages[language].label}
              </a>
            </span>
          ))}
        </p>
      ) : null}
      <ToolPlace
        title={words.text('reference.debugBook')}
        anchor={anchorOf(channel.id, 'book-debugger')}
        level={3}
        island="book-debugger"
        props={JSON.stringify({
          ...{ id: nextId('book'), locale, rule: channel.book, example: exampleFrames(channel) },
          channels: bookChannels(channel, api),
          elsewhere: booksElsewhere(channel, api, article),
        })}
      />
    </Section>
  )
}

/** The debuggers for books of channels of this address in other APIs. */
function booksElsewhere({ address }: Channel, own: Api, article: Article) {
  const others = article.reference.apis.filter(({ id }) => id !== own.id)
  return others.flatMap((api) =>
    api.channels.flatMap((channel) => {
      const page = entryHref('channel', channel.id, api, article)?.split('#')[0]
      if (channel.address !== address || !channel.book || !isKept(channel.book) || page === undefined) return []
      const title = sectionName(api, article) ?? api.id
      return [{ title, href: `${page}#${anchorOf(channel.id, 'book-debugger')}` }]
    }),
  )
}

interface Step {
  readonly key: string
  readonly text: ReactNode
}

function stepsOf(book: BookRule, api: Api, words: ArticleMessages): Step[] {
  const { changes, depth, level } = book
  const removed = changes?.removed ?? level.removed
  return [
    { key: 'begin', text: beginning(book, api, words) },
    { key: 'levels', text: <>{levelTexts(book, words)}</> },
    ...(book.snapshot === 'every'
      ? []
      : [
          ...sequenceSteps(book, words),
          {
            key: 'apply',
            text: removed
              ? words.rich('reference.book.apply.removed', { mark: marked(removed, words) })
              : words.text('reference.book.apply'),
          },
          ...(level.number
            ? [{ key: 'number', text: words.rich('reference.book.number', { at: named(level.number) }) }]
            : []),
          ...(depth === undefined ? [] : [{ key: 'depth', text: words.text('reference.book.depth', { depth }) }]),
        ]),
    ...checksumSteps(book, words),
  ]
}

function beginning({ snapshot, start, call }: BookRule, api: Api, words: ArticleMessages): ReactNode {
  if (snapshot === 'push' && start) return words.rich('reference.book.push', { mark: marked(start, words) })
  if (snapshot !== 'call' || !call)
    return words.text(snapshot === 'every' ? 'reference.book.every' : 'reference.book.none')
  const isKnown = api.operations.some(({ id }) => id === call.operation)
  return words.rich('reference.book.call', {
    call:
      isKnown && call.operation !== undefined ? (
        <OperationLink id={call.operation} api={api} />
      ) : (
        words.text('reference.book.call.unnamed')
      ),
    id: named(call.id),
  })
}

function levelTexts({ records, symbol, bids, asks, level, changes }: BookRule, words: ArticleMessages): ReactNode[] {
  const at = ({ price, size }: BookLevelForm) => ({ price: named(price), size: named(size) })
  const texts = [
    records === undefined ? undefined : words.rich('reference.book.records', { at: named([records]) }),
    symbol && words.rich('reference.book.symbol', { symbol: named(symbol.at) }),
    bids && asks && words.rich('reference.book.levels', { bids: named(bids), asks: named(asks), ...at(level) }),
    changes &&
      (changes.bid
        ? words.rich('reference.book.changes', {
            at: named(changes.at),
            ...at(changes),
            mark: marked(changes.bid, words),
          })
        : words.rich('reference.book.changes.signed', { at: named(changes.at), ...at(changes) })),
  ]
  return texts.filter((text) => text !== undefined).flatMap((text, index) => (index === 0 ? [text] : [' ', text]))
}

function sequenceSteps({ sequence }: BookRule, words: ArticleMessages): Step[] {
  if (!sequence) return []
  const id = named(sequence.id)
  const { previous, first, step } = sequence
  return [
    ...(first ? [{ key: 'first', text: words.rich('reference.book.first', { id, first: named(first) }) }] : []),
    ...(previous
      ? [{ key: 'previous', text: words.rich('reference.book.previous', { id, previous: named(previous) }) }]
      : []),
    ...(step === undefined ? [] : [{ key: 'step', text: words.rich('reference.book.step', { id, step }) }]),
  ]
}

function checksumSteps({ checksum }: BookRule, words: ArticleMessages): Step[] {
  if (!checksum) return []
  const { at, levels, order, separator, numbers, isSigned } = checksum
  const text = words.rich('reference.book.checksum', {
    ...{ at: named(at), levels, numbers, order: order.replace('-', '_'), signed: String(isSigned) },
    ...{ joined: String(separator !== ''), separator: <code>{separator}</code> },
  })
  return [{ key: 'checksum', text }]
}

function marked({ at, is }: BookMark, words: ArticleMessages): ReactNode {
  if (!is) return words.rich('reference.book.mark.any', { at: named(at) })
  return words.rich('reference.book.mark', { at: named(at), values: separated(is) })
}

/** JSON pointers as fields are named elsewhere: `data.bids`, `[0]`. */
function named(pointers: BookPointers): ReactNode {
  return separated(pointers.map(pointerPath))
}

function separated(texts: readonly string[]): ReactNode {
  return texts.map((text, index) => (
    <span key={text}>
      {index === 0 ? '' : ' / '}
      <code>{text}</code>
    </span>
  ))
}
