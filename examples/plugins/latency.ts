import { definePlugin } from 'exchange-docs/plugin'

/** `x-latency: 5 ms` on an operation or a channel: on its page, in Markdown, search, diff and JSON. */
export const latency = definePlugin({
  name: 'latency',
  facts: [
    {
      extension: 'x-latency',
      objects: ['operation', 'channel'],
      schema: {
        description: 'Time to the answer at the median, measured beside the matching engine.',
        type: 'string',
        pattern: '^\\d+ (µs|ms|s)$',
        examples: ['5 ms'],
      },
      label: { en: 'Latency', zh: '延迟' },
      note: {
        en: 'Time to the answer at the median, measured beside the matching engine.',
        zh: '从撮合引擎旁测得的响应时间中位数。',
      },
      change: 'editorial',
    },
  ],
})
