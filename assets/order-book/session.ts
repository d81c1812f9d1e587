import type { Frame } from './replay.ts'

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
          asks: [['86531.9', '45']],
          bids: [],
          lid: 6284171733,
          id: 6284171740,
          ts: 1767225634101,
          s: 'BTC_USDT_PERP',
          cT: 1767225634088,
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
            ['86531.2', '120'],
            ['86531.9', '45'],
          ],
          bids: [
            ['86531.1', '300'],
            ['86530.4', '88'],
          ],
          lid: 6284171740,
          id: 6284171741,
          ts: 1767225634137,
          s: 'BTC_USDT_PERP',
          cT: 1767225634100,
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
            ['86531.1', '260'],
            ['86530.4', '0'],
          ],
          lid: 6284171741,
          id: 6284171757,
          ts: 1767225634331,
          s: 'BTC_USDT_PERP',
          cT: 1767225634318,
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
          asks: [['86531.4', '30']],
          bids: [['86530.0', '140']],
          lid: 6284171757,
          id: 6284171760,
          ts: 1767225634420,
          s: 'BTC_USDT_PERP',
          cT: 1767225634407,
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
            ['86531.2', '0'],
            ['86531.4', '75'],
          ],
          bids: [['86531.3', '50']],
          lid: 6284171760,
          id: 6284171771,
          ts: 1767225634512,
          s: 'BTC_USDT_PERP',
          cT: 1767225634499,
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
          asks: [['86532.0', '10']],
          bids: [['86531.3', '20']],
          lid: 6284171779,
          id: 6284171785,
          ts: 1767225634733,
          s: 'BTC_USDT_PERP',
          cT: 1767225634720,
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
            ['86531.4', '60'],
            ['86532.0', '10'],
          ],
          bids: [
            ['86531.3', '20'],
            ['86531.1', '245'],
            ['86530.0', '140'],
          ],
          lid: 6284171812,
          id: 6284171813,
          ts: 1767225634954,
          s: 'BTC_USDT_PERP',
          cT: 1767225634917,
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
          asks: [['86531.4', '52']],
          bids: [],
          lid: 6284171813,
          id: 6284171819,
          ts: 1767225635052,
          s: 'BTC_USDT_PERP',
          cT: 1767225635040,
        },
      ],
      action: 'update',
    },
  },
]
