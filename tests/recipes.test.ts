import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import { bookProgram, hasBookProgram } from '../generator/samples/bookProgram.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { websockets } from '../scripts/tools/programs/runPrograms.ts'
import { missingPackage } from '../scripts/tools/programs/toolchains.ts'
import type { Drift, Mock } from '../tools/mock/mockOptions.ts'
import type { MockReply } from '../tools/mock/reply.ts'
import { readProjectApis } from './projectApis.ts'
import { accountExtensions, extensions, socketExtensions } from './recipes/commandOf.ts'
import { trace } from './recipes/exchangeInTrouble.ts'
import { openStage, projectRecipes, type Stage, type StageOptions } from './recipes/runRecipe.ts'

type Row = { readonly [name: string]: Json }

async function onStage(options: StageOptions, play: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await openStage(options)
  try {
    await play(stage)
  } finally {
    await stage.close()
  }
}

/** Changes the row in the pushes of a channel, each of which has one then; its other frames stay as they are. */
function pushes(channel: string, change: (row: Row) => Row): Drift {
  return {
    channel,
    change(frame: Json): Json {
      const { data } = frame as { data?: Row[] }
      return Array.isArray(data) ? { ...(frame as Row), data: data.slice(0, 1).map(change) } : frame
    },
  }
}

/** Answers with these rows in place of the example's, but for refusals. */
function replies(operation: string, change: (row: Row) => readonly Row[]): Drift {
  return {
    operation,
    change(reply: MockReply): MockReply {
      const { data, ...envelope } = reply.body as { data?: Row[]; code: number }
      if (!data) return reply
      return { ...reply, body: { ...envelope, data: change(data[0] ?? {}) } }
    },
  }
}

/** Answers the n-th call of an operation with a body, and the others as ever. */
function answers(operation: string, bodies: Readonly<Record<number, Json>>): Drift {
  let count = 0
  return {
    operation,
    change(reply: MockReply): MockReply {
      const body = bodies[++count]
      return body === undefined ? reply : { status: 200, headers: {}, body }
    },
  }
}

/** Bodies of the requests to an operation. */
function sent({ requests }: Mock, operation: string): Row[] {
  return requests.filter((request) => request.operation === operation).map(({ body }) => JSON.parse(body) as Row)
}

/** Requests for closed orders. */
function histories({ requests }: Mock): Mock['requests'] {
  return requests.filter(({ operation }) => operation === 'getOrderHistory')
}

/** Lines that come several times in a row once. */
function distinct(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1])
}

/** The order that the program placed, once it stands. */
function ownOrder(mock: Mock): Row {
  const [order] = sent(mock, 'placeFuturesOrder')
  return order ? { clOrdId: order['clOrdId'] ?? '', sz: order['sz'] ?? '' } : {}
}

describe('the recipes', () => {
  it.skip.each(['python', 'go'].flatMap((language) => missingPackage(language) ?? []))(
    'with sockets are not run: %s',
    () => {},
  )

  it('exist in the same languages, and the bot in Python alone', async ({ expect }) => {
    const files = [...(await projectRecipes())].map(([name, programs]) => [
      name,
      programs.map(({ file }) => extname(file)).toSorted(),
    ])
    const [all, four] = [
      ['.go', '.java', '.mjs', '.py', '.sh'],
      ['.go', '.java', '.mjs', '.py'],
    ]
    expect(Object.fromEntries(files)).toEqual({
      ...{ balance: all, 'signed-get': all },
      ...{ 'catch-up': four, 'order-book': four, 'place-watch-cancel': four, 'rate-limit-back-off': four },
      ...{ 'spot-catch-up': four, 'spot-order-book': four, 'spot-place-watch-cancel': four },
      ...{ 'check-key': four, 'kill-switch': four, 'whole-list': four, 'month-export': four, 'paper-bot': ['.py'] },
    })
  })

  it.each([
    ['java', 'v3-futures', ['book.java', 'futures-pushes.java', 'json.java']],
    ['java', 'spot', ['book.java', 'spot-pushes.java', 'json.java']],
    ['go', 'v3-futures', ['book.go', 'futures-pushes.go']],
    ['go', 'spot', ['book.go', 'spot-pushes.go']],
    ['python', 'v3-futures', ['book.py', 'futures-pushes.py']],
    ['python', 'spot', ['book.py', 'spot-pushes.py']],
    ['javascript', 'v3-futures', ['book.mjs', 'futures-pushes.mjs']],
    ['javascript', 'spot', ['book.mjs', 'spot-pushes.mjs']],
  ] as const)('keep the book in %s of %s as the program of the channel does', async (language, id, parts) => {
    const [api] = await readProjectApis([id])
    const channel = api?.channels.find((own) => own.id === 'bookLv2')
    if (!api || !channel || !hasBookProgram(channel)) throw new Error('The channel has a book.')
    // The formatter of JavaScript moves spaces and brackets.
    const bare = (text: string) => (language === 'javascript' ? text.replaceAll(/[\s()]/g, '') : text)
    const program = bare(bookProgram(language, channel, api).program)
    for (const part of parts) {
      const text = await readFile(join(engineRoot, 'guides/recipes/parts', part), 'utf8')
      expect(program).toContain(bare(text))
    }
  })
})

const textOf = (part: string, extension: string) =>
  readFile(join(engineRoot, 'guides/recipes/parts', `${part}.${extension}`), 'utf8')

describe('the core of the recipes', () => {
  // Windows renames no open file.
  it('closes a file in Go before it gives it its name', async () => {
    const [, body] = /^func writeEntries\(.*\{\n([\s\S]*?)^\}/m.exec(await textOf('month-file', 'go')) ?? []
    expect(body).toMatch(/\n\tif err := file\.Close\(\);[\s\S]*\n\treturn os\.Rename\(/)
  })

  it.each(['py', 'mjs', 'java', 'go'])(
    'divides the codes of both APIs as their catalogues do, in %s',
    async (extension) => {
      const errors = (await readProjectApis(['spot', 'v3-futures'])).flatMap((api) => api.errors)
      const text = await textOf('call', extension)
      const listed = (name: string) =>
        new RegExp(`\\b${name}\\s+=[^\\d\\n]+([\\d, ]+)`, 'i').exec(text)?.[1]?.split(', ').map(Number)
      for (const [name, own] of Object.entries({ UNKNOWN: 'unknown', LATER: 'later' })) {
        const codes = new Set(errors.filter(({ outcome }) => outcome === own).map(({ code }) => Number(code)))
        expect(listed(name)).toEqual([...codes].toSorted((one, other) => one - other))
        // A code of both APIs means the same.
        expect(errors.filter(({ code, outcome }) => codes.has(Number(code)) && outcome !== own)).toEqual([])
      }
      const clock = errors.filter(({ refuses = [] }) => refuses.some((kind) => ['timestamp', 'window'].includes(kind)))
      expect(listed('CLOCK')).toEqual([...new Set(clock.map(({ code }) => Number(code)))].toSorted((a, b) => a - b))
    },
  )

  it.each(['py', 'mjs', 'java', 'go'])('pages the lists of both APIs as their specs say, in %s', async (extension) => {
    const apis = await readProjectApis(['spot', 'v3-futures'])
    const days = (window = '') => (window.endsWith('months') ? 30 : 1) * Number.parseInt(window, 10)
    const lists = apis
      .flatMap(({ operations }) => operations)
      .flatMap(({ path, pagination }) =>
        pagination?.next
          ? [[path, pagination.next, pagination.maxLimit ?? pagination.defaultLimit, days(pagination.maxWindow)]]
          : [],
      )
    const rows = (await textOf('pages', extension)).matchAll(
      /["'](\/\S+)["'][:,] +[\w ]*[[({]["'](\w+)["'], (\d+)(?:, (\d+|None))?[\])}]/g,
    )
    const listed = [...rows].map(([, path, next, limit, range]) => [
      path,
      next,
      Number(limit),
      Number(range) || Number.NaN,
    ])
    expect(listed.toSorted()).toEqual(lists.toSorted())
  })
})

it.each([
  ['signed-get.py', ['/orders']],
  ['rate-limit-back-off.py', []],
])('%s says in a line that nothing answers', (program, values) =>
  onStage({}, async ({ run }) => {
    const { code, errors } = await run(program, { values, server: 'http://127.0.0.1:9' })
    expect([code, errors]).toEqual([1, expect.stringMatching(/^No reply: .+\n$/)])
  }),
)

it.runIf(socketExtensions.includes('py'))('place-watch-cancel.py ends without a trace when a signal comes late', () => {
  const drift = (mock: () => Mock) => [
    pushes('orders', (row) => {
      const isCancelled = sent(mock(), 'cancelFuturesOrder').length > 0
      return { ...row, ...ownOrder(mock()), state: isCancelled ? 'CANCELED' : 'NEW' }
    }),
  ]
  return onStage({ drift }, async ({ run, folder }) => {
    // Python runs this module before the program.
    await writeFile(join(folder, 'sitecustomize.py'), signalBefore('Ended as:'))
    const environment = { PYTHONPATH: [folder, websockets].join(delimiter) }
    const { code, lines, errors } = await run('place-watch-cancel.py', { values: ['20000', '2'], environment })
    expect([code, lines.at(-1), errors]).toEqual([0, 'Ended as: CANCELED', ''])
  })
})

/** A module that sends SIGTERM to its own process before a line that begins with a text is printed. */
function signalBefore(text: string): string {
  return `import builtins, os, signal
printed = builtins.print
def print_after_signal(*values, **options):
    if values[:1] == (${JSON.stringify(text)},):
        os.kill(os.getpid(), signal.SIGTERM)
    printed(*values, **options)
builtins.print = print_after_signal
`
}

describe.concurrent.each(socketExtensions)('place-watch-cancel.%s', (extension) => {
  const usage = new RegExp(
    `^How to run it: .+ (place-watch-cancel|PlaceWatchCancel)\\.${extension} PRICE SIZE \\[--live]\n$`,
  )
  const program = `place-watch-cancel.${extension}`
  const values = ['20000', '2']

  it('places an order, sees it stand, cancels it once and sees it end', ({ expect }) => {
    const drift = (mock: () => Mock) => [
      pushes('orders', (row) => {
        const isCancelled = sent(mock(), 'cancelFuturesOrder').length > 0
        return { ...row, ...ownOrder(mock()), state: isCancelled ? 'CANCELED' : 'NEW' }
      }),
    ]
    return onStage({ drift }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { values })
      expect([code, errors]).toEqual([0, ''])
      expect(distinct(lines)).toEqual(['NEW 0 of 2', 'CANCELED 0 of 2', 'Ended as: CANCELED'])
      const [order] = sent(mock, 'placeFuturesOrder')
      expect(order).toMatchObject({ symbol: 'BTC_USDT_PERP', type: 'LIMIT_MAKER', px: '20000', sz: '2' })
      expect(sent(mock, 'cancelFuturesOrder')).toEqual([{ symbol: 'BTC_USDT_PERP', clOrdId: order?.['clOrdId'] }])
    })
  })

  it('knows both spellings of a final state', ({ expect }) => {
    const drift = (mock: () => Mock) => [
      pushes('orders', (row) => {
        const isCancelled = sent(mock(), 'cancelFuturesOrder').length > 0
        return { ...row, ...ownOrder(mock()), state: isCancelled ? 'PARTIAL_CANCELED' : 'PARTIAL_FILLED' }
      }),
    ]
    return onStage({ drift }, async ({ run }) => {
      const { code, lines } = await run(program, { values })
      expect([code, lines[0], lines.at(-1)]).toEqual([0, 'PARTIALLY_FILLED 0 of 2', 'Ended as: PARTIALLY_CANCELED'])
    })
  })

  it('leaves no order behind when the connection is lost', ({ expect }) => {
    const drift = (mock: () => Mock) => [
      pushes('orders', (row) => ({ ...row, ...ownOrder(mock()) })),
      replies('getFuturesOrderHistory', (row) => [{ ...row, ...ownOrder(mock()), state: 'PARTIALLY_CANCELED' }]),
    ]
    return onStage({ drift, faults: ['disconnect=3'] }, async ({ run, mock }) => {
      const { code, lines } = await run(program, { values })
      expect([code, lines.at(-1)]).toEqual([0, 'Ended as: PARTIALLY_CANCELED'])
      expect(sent(mock, 'cancelFuturesOrder').length).toBeGreaterThan(0)
    })
  })

  it('looks the order up when there is no answer to it', ({ expect }) => {
    const drift = (mock: () => Mock) => [
      replies('getFuturesOrderHistory', (row) => [{ ...row, ...ownOrder(mock()), state: 'CANCELED' }]),
    ]
    const faults = ['lost=503&operation=placeFuturesOrder&times=1']
    return onStage({ drift, faults }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { values })
      expect([code, lines]).toEqual([0, ['Ended as: CANCELED']])
      expect(errors).toContain('HTTP 503')
      expect(sent(mock, 'cancelFuturesOrder')).toHaveLength(1)
    })
  })

  it('leaves no order behind when numbers of replies cannot be read', ({ expect }) => {
    const code = 10 ** 20
    const drift = (mock: () => Mock) => [
      pushes('orders', (row) => ({ ...row, ...ownOrder(mock()), state: 'NEW' })),
      answers('cancelFuturesOrder', { 1: { code, msg: '' }, 2: { code: 400, msg: 'Invalid timestamp' } }),
      answers('getTimestamp', { 2: { serverTime: 'later' } }),
      replies('getFuturesOrderHistory', (row) => [{ ...row, ...ownOrder(mock()), state: 'CANCELED' }]),
    ]
    return onStage({ drift }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { values })
      expect([code, lines.at(-1), errors.match(trace)], errors).toEqual([0, 'Ended as: CANCELED', null])
      expect(sent(mock, 'cancelFuturesOrder')).toHaveLength(3)
      expect(mock.requests.flatMap(({ reasons }) => reasons)).toEqual([])
    })
  })

  it('says that an order may be open whose outcome is unknown', ({ expect }) => {
    const drift = () => [replies('getFuturesOpenOrders', () => []), replies('getFuturesOrderHistory', () => [])]
    const faults = ['lost=503&operation=placeFuturesOrder']
    return onStage({ drift, faults }, async ({ run }) => {
      const { code, lines, errors } = await run(program, { values })
      expect([code, lines]).toEqual([1, ['Ended as: UNKNOWN']])
      expect(errors).toMatch(/The order may be open\. Look at your open orders\.\n$/)
    })
  })

  it('says how to run it by the name of its file', ({ expect }) =>
    onStage({}, async ({ run, folder }) => {
      const { code, errors } = await run(program)
      expect([code, errors.replace(`${folder}/`, '')]).toEqual([1, expect.stringMatching(usage)])
    }))

  it('stops before a real server with one line, unless it is called with --live', ({ expect }) =>
    onStage({}, async ({ run, mock }) => {
      // A name that is nobody's host (RFC 6761): a program that does not stop finds nothing.
      const server = 'https://exchange.invalid'
      const notSent =
        /^Not sent: .+ \(trade\) acts on your account at https:\/\/exchange\.invalid\. Add --live to send it\.\n$/
      const stopped = await run(program, { values, server })
      expect([stopped.code, stopped.lines]).toEqual([1, []])
      expect(stopped.errors).toMatch(notSent)
      const live = await run(program, { values: [...values, '--live'], server })
      expect(live.code).toBe(1)
      expect(live.errors).not.toContain('Not sent')
      expect(mock.requests).toEqual([])
    }))

  it('says why an order is refused, and tries no other', ({ expect }) => {
    return onStage({ faults: ['error=1002&status=200&operation=placeFuturesOrder'] }, async ({ run, mock }) => {
      const { code, errors } = await run(program, { values })
      expect(code).toBe(1)
      expect(errors).toContain('code 1002: SYSTEM_MAINTENANCE')
      expect(mock.requests.map(({ operation }) => operation)).toEqual(['getTimestamp', 'placeFuturesOrder'])
    })
  })
})

describe.concurrent.each(socketExtensions)('order-book.%s', (extension) => {
  const program = `order-book.${extension}`
  const [snapshot, update] = ['BTC_USDT_PERP 6284171741 97254.1 97254.3', 'BTC_USDT_PERP 6284171757 97254.1 97254.3']

  it('builds the book anew when an update is missing', ({ expect }) =>
    onStage({ faults: ['drop=3&times=1'] }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { lines: 3 })
      expect([code, errors]).toEqual([0, 'BTC_USDT_PERP: updates were lost, subscribing again\n'])
      expect(lines).toEqual([snapshot, update, snapshot])
      const [connection] = mock.connections
      const events = connection?.received.map((text) => (JSON.parse(text) as { event: string }).event)
      expect(events).toEqual(['subscribe', 'unsubscribe', 'subscribe'])
    }))

  it.for([
    [1, []],
    [2, ['drop=3&times=1']],
  ] as const)('connects again when snapshot %i does not come', ([lost, faults], { expect }) => {
    let count = 0
    const change = (frame: Json): Json =>
      (frame as Row)['action'] === 'snapshot' && ++count === lost ? { event: 'pong' } : frame
    const drift = () => [{ channel: 'bookLv2', change }]
    return onStage({ drift, faults: [...faults] }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { lines: 2 * lost })
      expect([code, lines]).toEqual([0, [snapshot, update, snapshot, update].slice(-2 * lost)])
      expect(errors).toMatch(/no snapshot in time; connecting again in/)
      expect(mock.connections).toHaveLength(2)
    })
  })

  it.for([
    ['disconnect=3&times=1', 2],
    ['maintenance=on', 3],
  ] as const)('begins with an empty book after %s', ([fault, atPush], { expect }) => {
    let count = 0
    const drift = (mock: () => Mock) => [
      pushes('bookLv2', (row) => {
        if (++count === atPush) mock().faults.add(new URLSearchParams(fault))
        return row
      }),
    ]
    return onStage({ drift }, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { lines: 4 })
      expect(code).toBe(0)
      expect(lines).toEqual([snapshot, update, snapshot, update])
      expect(errors).toMatch(/connecting again in (0\.[5-9]|1\.0) s/)
      expect(mock.connections).toHaveLength(2)
    })
  })
})

describe.concurrent.each(socketExtensions)('catch-up.%s', (extension) => {
  const program = `catch-up.${extension}`

  it.for(['newest', 'oldest'])('misses no fill when a page fails of a list with the %s first', (first, { expect }) => {
    let reads = 0
    const trades = first === 'oldest' ? [['1', '2'], ['3']] : [['3', '2'], ['1']]
    const drift = (mock: () => Mock) => [
      pushes('trade', (row) => ({ ...row, trdId: '1' })),
      replies('getFuturesFills', (row) => {
        const page = trades[reads++] ?? []
        if (mock().requests.length < 4) mock().faults.add(new URLSearchParams('status=503&operation=getFuturesFills'))
        return page.map((trdId) => ({ ...row, id: `9${trdId}`, trdId }))
      }),
    ]
    return onStage({ drift, pushEvery: 60_000 }, async ({ start, mock, folder }) => {
      const broken = await start(program)
      await broken.until(() => mock.requests.length > 3)
      await broken.end('SIGKILL')
      mock.faults.end([])
      reads = 0
      const whole = await start(program)
      await whole.until(() => whole.lines().length > 0)
      await whole.until(() => mock.requests.filter(({ status }) => status === 200).length > 5)
      await whole.end('SIGTERM')
      const journal = (await readFile(join(folder, 'fills.jsonl'), 'utf8')).trim().split('\n')
      const entries = journal.map((line) => JSON.parse(line) as Row)
      const fills = entries.filter(({ trade }) => trade)
      expect(fills.map(({ trade }) => trade).toSorted()).toEqual(['1', '2', '3'])
      expect(fills[0]).toMatchObject({ symbol: 'BTC_USDT_PERP', fee: '0.0972105', feeCurrency: 'USDT', role: 'TAKER' })
      const starts = mock.requests.flatMap(({ query }) => new URLSearchParams(query).get('sTime') ?? [])
      expect(new Set(starts).size).toBe(1)
      expect(Number(starts[0])).toBe(Number(entries[0]?.['mark']) - 60_000)
    })
  })
})

describe.concurrent.each([
  ...socketExtensions.map((extension) => `catch-up.${extension}`),
  ...socketExtensions.map((extension) => `spot-catch-up.${extension}`),
])('%s', (program) => {
  it('ends with one line when the login is refused', ({ expect }) =>
    onStage({}, async ({ run, mock, folder }) => {
      const { code, lines, errors } = await run(program, { environment: { API_SECRET: 'wrong' } })
      expect([code, lines]).toEqual([1, []])
      expect(errors).toMatch(/^The login was refused: .*\n$/)
      expect(mock.connections).toHaveLength(1)
      expect(await readFile(join(folder, 'fills.jsonl'), 'utf8')).toMatch(/^\{"mark": ?\d+\}\n$/)
    }))
})

describe.concurrent.each(extensions)('a signed request in %s', (extension) => {
  it.for([
    ['balance', [], 'getFuturesBalance'],
    ['signed-get', ['/orders', 'symbol=BTC_USDT', 'limit=20'], 'getOpenOrders'],
    ['signed-get', ['/v3/trade/order/opens', 'symbol=BTC_USDT_PERP', 'limit=20'], 'getFuturesOpenOrders'],
  ] as const)('is accepted of %s %j', ([name, values, operation], { expect }) =>
    onStage({}, async ({ run, mock }) => {
      const { code, lines, errors } = await run(`${name}.${extension}`, { values })
      expect([code, errors]).toEqual([0, ''])
      expect(JSON.parse(lines.join('\n'))).toBeTypeOf('object')
      const sent = mock.requests.at(-1)
      expect([sent?.operation, sent?.status, sent?.reasons]).toEqual([operation, 200, []])
      const pairs = [...new URLSearchParams(sent?.query)].map((pair) => pair.join('='))
      expect(pairs.toSorted()).toEqual(values.slice(1).toSorted())
    }),
  )
})

describe.concurrent.each(accountExtensions)('rate-limit-back-off.%s', (extension) => {
  const program = `rate-limit-back-off.${extension}`

  it('waits as long as it is told, signs anew and goes on, a few requests a second', ({ expect }) => {
    let count = 0
    const change = (reply: MockReply): MockReply =>
      ++count === 2 ? { status: 429, headers: { 'Retry-After': '2' }, body: { code: 429, message: 'Slow' } } : reply
    const drift = () => [{ operation: 'getOrderHistory', change }]
    return onStage(
      { drift, faults: ['status=429&times=1&operation=getOrderHistory', 'delay=50'] },
      async ({ run, mock }) => {
        const { code, lines, errors } = await run(program, { values: ['BTC_USDT', 'ETH_USDT', 'TRX_USDT'] })
        expect(errors).toMatch(/^HTTP 429: waiting (?:0\.[5-9]|1\.0) s\nHTTP 429: waiting 2\.0 s\n$/)
        expect([code, lines.length]).toEqual([0, 3])
        const symbols = histories(mock).map(({ query }) => new URLSearchParams(query).get('symbol'))
        expect(symbols).toEqual(['BTC_USDT', 'BTC_USDT', 'BTC_USDT', 'ETH_USDT', 'TRX_USDT'])
        expect(histories(mock).flatMap(({ reasons }) => reasons)).toEqual(['asked for as a fault'])
        const times = histories(mock).map(({ headers }) => Number(headers['signtimestamp']))
        const [, first = 0, second = 0, , last = 0] = times
        expect(second - first).toBeGreaterThanOrEqual(1999)
        expect(last - second).toBeGreaterThan(100)
      },
    )
  })

  it('survives the limit that the mock counts', ({ expect }) => {
    let time: number | undefined
    const options: StageOptions = {
      now: () => (time ??= Date.now()),
      onAnswer({ status }) {
        if (status === 429 && time !== undefined) time += 1000
      },
    }
    return onStage(options, async ({ run, mock }) => {
      const { code, lines, errors } = await run(program, { values: Array<string>(11).fill('BTC_USDT') })
      expect(errors).toMatch(/^HTTP 429: waiting (?:0\.[5-9]|1\.0) s\n$/)
      expect([code, lines.length]).toEqual([0, 11])
      expect(histories(mock).flatMap(({ reasons }) => reasons)).toEqual([
        'The limit of the group private-RI is 10 in 1s: wait 1000 ms.',
      ])
    })
  })

  it('does not repeat what would fail again', ({ expect }) => {
    const body = { code: 21301, message: 'Symbol not found' }
    const drift = (): Drift[] => [{ operation: 'getOrderHistory', change: () => ({ status: 400, headers: {}, body }) }]
    return onStage({ drift }, async ({ run, mock }) => {
      const { code, errors } = await run(program, { values: ['NO_SUCH'] })
      expect(code).toBe(1)
      expect(errors).toContain('HTTP 400')
      expect(histories(mock)).toHaveLength(1)
    })
  })
})

describe.concurrent.each(accountExtensions)('whole-list.%s', (extension) => {
  const program = `whole-list.${extension}`
  const path = '/v3/trade/order/trades'

  it('takes a reply without a list for no end of the list', ({ expect }) => {
    const change = (): MockReply => ({ status: 200, headers: {}, body: { code: 200, msg: '' } })
    const drift = (): Drift[] => [{ operation: 'getFuturesFills', change }]
    return onStage({ drift }, async ({ run }) => {
      const { code, errors } = await run(program, { values: [path] })
      expect([code, errors.match(trace)], errors).toEqual([1, null])
      expect(errors).toContain('The list is not whole')
    })
  })

  it('says how to write a time, and shows no key that cannot be sent', ({ expect }) =>
    onStage({}, async ({ run }) => {
      const dated = await run(program, { values: [path, 'sTime=2026-11-01'] })
      expect([dated.code, dated.errors.match(trace)], dated.errors).toEqual([1, null])
      expect(dated.errors).toContain('times in milliseconds')
      const key = 'EXAMPLE…\r'
      const unsent = await run(program, { values: [path], environment: { API_KEY: key } })
      expect([unsent.code, unsent.errors.match(trace)], unsent.errors).toEqual([1, null])
      expect(unsent.errors).toBe('API_KEY has a character that no header takes.\n')
    }))
})

describe.concurrent.each(accountExtensions)('kill-switch.%s', (extension) => {
  const program = `kill-switch.${extension}`

  it('waits a third of its time at most, whatever pause it is asked for', ({ expect }) => {
    let count = 0
    const change = (reply: MockReply): MockReply =>
      ++count === 1 ? { status: 429, headers: { 'Retry-After': '3600' }, body: { code: 429, message: 'Slow' } } : reply
    return onStage({ drift: () => [{ operation: 'setKillSwitch', change }] }, async ({ run, mock }) => {
      const { code, errors } = await run(program, { values: ['30'], lines: 1 })
      expect(code).toBe(0)
      expect(errors).toMatch(/^Not renewed: HTTP 429/)
      const [refused = 0, renewed = 0] = mock.requests.flatMap(({ operation, headers }) =>
        operation === 'setKillSwitch' ? Number(headers['signtimestamp']) : [],
      )
      expect(renewed - refused).toBeGreaterThanOrEqual(9_990)
    })
  })

  it('renews again after a reply that breaks off, that is no UTF-8 or that is empty', async ({ expect }) => {
    const page = Buffer.from('caf\u00e9', 'latin1')
    const replies = [
      (reply: ServerResponse) => reply.writeHead(502, { 'Content-Length': '99' }).write(page, () => reply.destroy()),
      (reply: ServerResponse) => reply.writeHead(502).end(page),
      (reply: ServerResponse) => reply.end('null'),
    ]
    let count = 0
    const server = createServer((_, reply) => replies[count++ % replies.length]?.(reply)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      await onStage({}, async ({ start }) => {
        const running = await start(program, { values: ['30'], server: `http://127.0.0.1:${port}` })
        await running.until(() => count > replies.length)
        const { errors } = await running.end('SIGKILL')
        expect(errors).not.toMatch(trace)
        expect(errors.match(/^Not renewed: /gm)?.length).toBeGreaterThanOrEqual(replies.length)
      })
    } finally {
      server.close()
    }
  })

  it('takes no time that two lost renewals may exceed', ({ expect }) =>
    onStage({}, async ({ run, mock }) => {
      const { code, errors } = await run(program, { values: ['29'] })
      expect([code, mock.requests]).toEqual([1, []])
      expect(errors).toContain('from 30 to 600 seconds')
    }))
})

describe.concurrent.each(accountExtensions)('check-key.%s', (extension) => {
  it('compares no accounts when the new key cannot read them', ({ expect }) =>
    onStage({ faults: ['status=403&operation=getAccounts&times=1'] }, async ({ run, mock }) => {
      const { key, secret } = mock.credentials
      const { code, lines, errors } = await run(`check-key.${extension}`, {
        environment: { OLD_API_KEY: key, OLD_API_SECRET: secret },
      })
      expect([code, lines.slice(6), errors]).toEqual([
        1,
        [
          'The old key can do more: spot read',
          'The accounts were not compared: a key cannot read spot.',
          'Keep the old key.',
        ],
        '',
      ])
    }))
})
