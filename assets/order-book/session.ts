import type { BookRule } from '../../generator/contract/book.ts'
import type { Frame } from './replay.ts'

/** How the channel's book is kept: `x-book` of its description. */
export const rule: BookRule = {
  snapshot: 'push',
  start: { at: ['/action'], is: ['snapshot'] },
  records: '/data',
  symbol: { at: ['/s'] },
  ...{ bids: ['/bids'], asks: ['/asks'], depth: 20 },
  level: { price: ['/0'], size: ['/1'] },
  sequence: { id: ['/id'], previous: ['/lid'] },
}

/** Field that names the message before. */
export const previousField = 'lid'

/** An illustration with invented numbers. It begins with the frames of the reference, then loses a message. */
export const frames: readonly Frame[] = [
  {
    direction: 'send',
    payload: {
      event: 'subscribe',
      channel: ['book_lv2'],
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'receive',
    payload: {
      event: 'subscribe',
      channel: 'book_lv2',
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [['97255', '42']],
          bids: [],
          lid: 6284171733,
          id: 6284171740,
          ts: 1760000062514,
          s: 'BTC_USDT_PERP',
          cT: 1760000062501,
        },
      ],
      action: 'update',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [
            ['97254.3', '185'],
            ['97255', '42'],
          ],
          bids: [
            ['97254.1', '96'],
            ['97253.6', '310'],
          ],
          lid: 6284171740,
          id: 6284171741,
          ts: 1760000062545,
          s: 'BTC_USDT_PERP',
          cT: 1760000062518,
        },
      ],
      action: 'snapshot',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [],
          bids: [
            ['97254.1', '56'],
            ['97253.6', '0'],
          ],
          lid: 6284171741,
          id: 6284171757,
          ts: 1760000062749,
          s: 'BTC_USDT_PERP',
          cT: 1760000062736,
        },
      ],
      action: 'update',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [['97254.4', '30']],
          bids: [['97253.2', '140']],
          lid: 6284171757,
          id: 6284171760,
          ts: 1760000062833,
          s: 'BTC_USDT_PERP',
          cT: 1760000062820,
        },
      ],
      action: 'update',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [
            ['97254.3', '0'],
            ['97254.4', '75'],
          ],
          bids: [['97254.2', '50']],
          lid: 6284171760,
          id: 6284171771,
          ts: 1760000062925,
          s: 'BTC_USDT_PERP',
          cT: 1760000062912,
        },
      ],
      action: 'update',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [['97255.1', '10']],
          bids: [['97254.2', '20']],
          lid: 6284171779,
          id: 6284171785,
          ts: 1760000063146,
          s: 'BTC_USDT_PERP',
          cT: 1760000063133,
        },
      ],
      action: 'update',
    },
  },
  {
    direction: 'send',
    payload: {
      event: 'unsubscribe',
      channel: ['book_lv2'],
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'receive',
    payload: {
      event: 'unsubscribe',
      channel: 'book_lv2',
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'send',
    payload: {
      event: 'subscribe',
      channel: ['book_lv2'],
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'receive',
    payload: {
      event: 'subscribe',
      channel: 'book_lv2',
      symbols: ['BTC_USDT_PERP'],
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [
            ['97254.4', '60'],
            ['97255.1', '10'],
          ],
          bids: [
            ['97254.2', '20'],
            ['97254.1', '41'],
            ['97253.2', '140'],
          ],
          lid: 6284171812,
          id: 6284171813,
          ts: 1760000063367,
          s: 'BTC_USDT_PERP',
          cT: 1760000063330,
        },
      ],
      action: 'snapshot',
    },
  },
  {
    direction: 'receive',
    payload: {
      channel: 'book_lv2',
      data: [
        {
          asks: [['97254.4', '52']],
          bids: [],
          lid: 6284171813,
          id: 6284171819,
          ts: 1760000063465,
          s: 'BTC_USDT_PERP',
          cT: 1760000063453,
        },
      ],
      action: 'update',
    },
  },
]
