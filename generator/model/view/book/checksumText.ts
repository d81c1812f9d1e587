import type { BookChecksum } from '../../../contract/book.ts'
import { type BookSide, bestOf, type KeptLevel } from './bookSide.ts'

/** The text that a checksum is taken of. */
export function checksumText({ bids, asks }: Readonly<Record<'bids' | 'asks', BookSide>>, rule: BookChecksum): string {
  const sides = { bids: bestOf(bids, 'bids', rule.levels), asks: bestOf(asks, 'asks', rule.levels) }
  const parts = ({ price, size }: KeptLevel) => [price, size].map((text) => written(text, rule))
  const levels =
    rule.order === 'asks-bids'
      ? [...sides.asks, ...sides.bids]
      : rule.order === 'bids-asks'
        ? [...sides.bids, ...sides.asks]
        : Array.from({ length: Math.max(sides.bids.length, sides.asks.length) }, (_, index) =>
            [sides.bids[index], sides.asks[index]].flatMap((level) => level ?? []),
          ).flat()
  return levels.flatMap(parts).join(rule.separator)
}

function written(text: string, { numbers }: BookChecksum): string {
  return numbers === 'sent' ? text : text.replace('.', '').replace(/^0+/, '')
}

/** CRC32 of a text (ISO 3309, the polynomial of ZIP), in the notation of the rule. */
export function checksumOf(text: string, { isSigned }: Pick<BookChecksum, 'isSigned'>): string {
  let crc = -1
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return String(isSigned ? ~crc : ~crc >>> 0)
}
