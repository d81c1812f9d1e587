import { describe, expect, it } from 'vitest'
import type { BookRule } from '../../../../generator/contract/book.ts'
import type { Channel as ChannelData } from '../../../../generator/contract/channel.ts'
import type { Parameter } from '../../../../generator/contract/operation.ts'
import type { ConnectionToken } from '../../../../generator/contract/server.ts'
import { signedText } from '../../../../tests/fixtures/signing/schemes.ts'
import { api, htmlOf, operation, renderInArticle, routeTable, text, textOf } from '../../testing.tsx'
import { Endpoint } from '../Endpoint.tsx'
import { EntryTable } from '../EntryTable.tsx'
import { Channel } from './Channel.tsx'
import { ChannelFacts } from './ChannelFacts.tsx'
import { ChannelList } from './ChannelList.tsx'
import { ConnectionRules } from './ConnectionRules.tsx'
import { Conversation } from './Conversation.tsx'
import { Message } from './Message.tsx'
import { SessionSamples } from './SessionSamples.tsx'
import { channel, login, message, streamApi, update } from './testing.ts'

const routes = routeTable('/streams/book', '/streams/trades', '/streams/authentication')

describe('Channel', () => {
  const parts = (
    <Channel of="book">
      <ChannelFacts of="book" />
      <Conversation of="book" />
      <Message of="book" message="update" />
    </Channel>
  )

  it('puts programs and session between the facts and the messages', () => {
    const html = htmlOf(parts, { api: streamApi([channel({})]), routes })
    const marks = ['class="endpoint topic"', 'aria-label="Client"', 'class="diagram"', 'id="book.update"']
    const places = marks.map((mark) => html.indexOf(mark))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('shows each frame once: its own beside their messages, the others behind a disclosure', () => {
    const html = htmlOf(parts, { api: streamApi([channel({})]), routes })
    const frames = [...html.matchAll(/<li class="frame" data-direction="\w+">(.*?)<\/p>/gs)]
    expect(frames.map(([, title]) => textOf(title ?? ''))).toEqual(['1 You connect'])
    expect(textOf(html)).toContain('Update You receive 4 s string Symbol. JSON { "kind" : "update" }')
  })

  it('has its title at level 2 and its sections at level 3 on a page of several', () => {
    const around = { api: streamApi([channel({ pushFrequency: { en: 'Every 100 ms.' } })]), routes }
    expect(renderInArticle(parts, around).headings).toEqual([
      { id: 'book', text: 'Order book', level: 2 },
      { id: 'book.push-rules', text: 'Push behaviour', level: 3 },
      { id: 'book.session', text: 'Example session', level: 3 },
      { id: 'book.update', text: 'Update', level: 3 },
    ])
  })

  it('says that the description states no address, and never shows its name as one', () => {
    const nameless = channel({ address: 'quotes', isAddressUnknown: true })
    const around = { api: streamApi([nameless]), routes }
    const shown = textOf(htmlOf(parts, around))
    expect(shown).toContain('The description does not state the address.')
    expect(shown).not.toContain(nameless.address)
    const stated = { api: streamApi([channel({ address: 'quotes' })]), routes }
    expect(textOf(htmlOf(parts, stated))).toContain(nameless.address)
  })

  it('is one operation with its channel, or a channel with links to its operations', () => {
    const place = channel({
      id: 'place',
      partOf: 'book',
      callName: 'order.place',
      isPath: true,
      title: { en: 'Place' },
    })
    const book = channel({ messages: [], operations: [], parts: ['place'] })
    const around = { api: streamApi([book, place]), routes: routeTable('/streams/book', '/streams/place') }
    const one = htmlOf(
      <Channel of="place">
        <ChannelFacts of="place" />
      </Channel>,
      around,
    )
    expect(textOf(one)).toContain('Place WS order. place Server wss://')
    expect(one).toContain('Operation of the channel <a href="/docs/streams/book">Order book</a>')
    expect(one).not.toContain('The address is a path')
    const all = htmlOf(<Channel of="book" />, around)
    expect(all).toContain('<li><a href="/docs/streams/place">Place</a> <code>order.<wbr/>place</code></li>')
  })

  it('shows titles and summaries that a document gives the operations of one entry', () => {
    const [first, ...others] = channel({}).operations
    const operations = first ? [{ ...first, titledBy: 'title' as const, summary: { en: 'Opens it.' } }, ...others] : []
    const html = htmlOf(<Channel of="book" />, { api: streamApi([channel({ operations })]), routes })
    expect(textOf(html)).toContain('Operations Subscribe You send Opens it.')
    expect(textOf(html)).not.toContain('Receive You receive')
  })

  it('tells frequency, snapshot and sequence, and lists what may stand for a placeholder', () => {
    const book = channel({
      pushFrequency: { en: 'Every 100 ms.' },
      snapshot: { en: 'First all, then changes.' },
      sequence: { id: 'id', previous: 'lid', rule: { en: 'Else subscribe again.' } },
      parameters: [{ name: 'depth', description: { en: 'Levels.' }, values: [{ value: '5' }, { value: '20' }] }],
    })
    const html = htmlOf(<Channel of="book" single />, { api: streamApi([book]), routes })
    expect(textOf(html)).toBe(
      'Push behaviour Frequency Every 100 ms. Snapshot and updates First all, then changes. Sequence number id ; lid repeats that of the message before. Else subscribe again. Topic parameters {depth} Levels. Allowed: 5 20',
    )
  })

  it('tells step by step how a book is kept, and nothing where each message is a whole one', () => {
    const field = {
      at: ['/data/sum'],
      levels: 25,
      order: 'pairs',
      separator: ':',
      numbers: 'sent',
      isSigned: true,
    } as const
    const rule = {
      snapshot: 'push',
      start: { at: ['/type'], is: ['full', 'reset'] },
      ...{ records: '/data', bids: ['/bids'], asks: ['/asks'], depth: 20 },
      level: { price: ['/1'], size: ['/2'], removed: { at: ['/0'], is: ['delete'] } },
      sequence: { id: ['/id'], previous: ['/last'] },
      checksum: field,
    } as const
    const htmlOfBook = (book: BookRule) =>
      htmlOf(<Channel of="book" single />, { api: streamApi([channel({ book })]), routes })
    const shown = (book: BookRule) => textOf(htmlOfBook(book).replace(/<details class="tool.*<\/details>/s, ''))
    expect(htmlOfBook(rule)).toMatch(/<details class="tool needs-script"[^>]*>.*data-island="book-debugger"/s)
    expect(shown(rule)).toBe(
      'Keep an order book Begin with a message with type full / reset : it replaces the book you hold. Drop updates that come before it. Records are in data . In bids and asks , a level has its price at [1] and its size at [2] . Compare last of an update with id of the message before. If they differ, a message is lost: start over. Set each level to its new size. Remove a level with [0] delete . Keep the best 20 levels of each side. Compare data.sum with the signed CRC32 of a text: the best 25 levels of each side, bids and asks in turn, each as price and size, written as they are sent, joined by : . If they differ, start over.',
    )
    expect(shown({ snapshot: 'every', bids: ['/b'], asks: ['/a'], level: { price: ['/0'], size: ['/1'] } })).toBe('')
  })

  it('shows the handshake as parameters, and of its binding only the rest', () => {
    const book = channel({
      isPath: true,
      parameters: [{ name: 'depth', values: [], schema: { types: ['integer'], format: 'int32' } }],
      handshake: [
        { name: 'zip', in: 'query', required: true, description: { en: 'Packed.' }, schema: text, examples: [] },
        { name: 'X-Client', in: 'header', required: false, schema: text, examples: [] },
      ],
      bindings: [{ protocol: 'ws', value: { query: { type: 'object' }, headers: {}, bindingVersion: '0.1.0' } }],
    })
    const html = htmlOf(<Channel of="book" single />, { api: streamApi([book]), routes })
    expect(textOf(html)).toBe(
      [
        'Path parameters {depth} integer int32',
        'Query parameters Sent as the connection opens. zip string required Packed.',
        'Request headers Sent as the connection opens. X-Client string',
      ].join(' '),
    )
    expect(html).toContain('id="book.query.zip"')
    const part = { ...book, id: 'part', partOf: 'book' }
    expect(htmlOf(<Channel of="part" single />, { api: streamApi([book, part]), routes })).not.toContain('zip')
  })

  it('names beside the program what the handshake requires and the program does not send', () => {
    const handshake: Parameter[] = (['query', 'header'] as const).map((place) => {
      const examples = place === 'query' ? [{ name: 'a', value: 'b' }] : []
      return { name: `in ${place}`, in: place, required: true, schema: text, examples }
    })
    const known = handshake.map((own) => ({
      ...own,
      name: own.name.replace(' ', '-'),
      examples: [{ name: 'a', value: 'b' }],
    }))
    const textWith = (own: Partial<ChannelData>) =>
      textOf(htmlOf(<SessionSamples of="book" />, { api: streamApi([channel({ handshake, ...own })]), routes }))
    const noteOf = (own: Partial<ChannelData>) => /are required: ([^.]*)\./.exec(textWith(own))?.[1]?.trim()
    expect(noteOf({ isPath: true })).toBe('in header')
    expect(noteOf({ handshake: known })).toBe(undefined)
    const asked = { ...handshake[0], name: 'client id', examples: [] } as Parameter
    expect(noteOf({ handshake: [asked] })).toBe(undefined)
    expect(textWith({ handshake: [asked] })).toMatch(/handshake from the environment: WS_QUERY_CLIENT_ID ?\./)
    expect(noteOf({ handshake: [] })).toBe(undefined)
  })

  it('tells beside a message what its operation is for, unless the channel says so', () => {
    const [first, ...others] = channel({}).operations
    const purpose = { en: 'Subscribe to a book' }
    const operations = first ? [{ ...first, titledBy: 'summary' as const, title: purpose }, ...others] : []
    const shown = (summary?: typeof purpose) =>
      textOf(
        htmlOf(<Message of="book" message="subscribe" />, {
          api: streamApi([channel({ operations, ...(summary ? { summary } : {}) })]),
          routes,
        }),
      )
    expect(shown()).toContain('Subscribe to a book')
    expect(shown({ ...purpose })).not.toContain('Subscribe to a book')
  })

  it('refuses an id that the API does not have', () => {
    expect(() => htmlOf(<Channel of="nothing" />, { api: streamApi([]) })).toThrow('has no channel "nothing"')
  })
})

describe('ChannelFacts', () => {
  it('shows topic and server to copy, and who may subscribe', () => {
    const html = htmlOf(<ChannelFacts of="book" />, { api: streamApi([channel({})]), routes })
    expect(html).toContain('<code>book_<var>{depth}</var></code>')
    const copied = [...html.matchAll(/<code>(.*?)<\/code><button type="button" data-copy="">/g)]
    expect(copied.map(([, code = '']) => code.replaceAll(/<[^>]*>/g, ''))).toEqual([
      'book_{depth}',
      'wss://stream.example.com/v1',
    ])
    expect(textOf(html)).toContain('Public channel')
  })

  it('says nothing of access where the description does not', () => {
    const { access: _, ...silent } = channel({})
    const html = textOf(htmlOf(<ChannelFacts of="book" />, { api: streamApi([silent]), routes }))
    expect(html).not.toContain('Public')
    expect(html).not.toContain('Private')
  })

  it('shows what a channel needs, its scopes, and the servers that say they need nothing', () => {
    const { access: _, ...silent } = channel({})
    const security = [[{ scheme: 'oauth', scopes: ['read'] }]]
    const servers = [
      { url: 'wss://a.example.com', variables: [], security: [] },
      { url: 'wss://b.example.com', variables: [], security },
    ]
    const silentServers = servers.map(({ security: own, ...server }) =>
      own.length > 0 ? { ...server, security } : server,
    )
    const shown = (parts: object) =>
      textOf(htmlOf(<ChannelFacts of="book" />, { api: streamApi([{ ...silent, security, ...parts }]), routes }))
    expect(shown({})).toContain('Authentication: oauth')
    expect(shown({})).toContain('Scope read')
    expect(shown({ security: [[], ...security] })).toContain('Authentication optional: oauth')
    expect(shown({ servers, partlySecured: 'servers' })).toContain(
      'Authentication: oauth, on wss://b.example.com ; none on wss://a.example.com',
    )
    const unsaid = shown({ servers: silentServers, partlySecured: 'servers' })
    expect(unsaid).toContain('Authentication: oauth, on wss://b.example.com')
    expect(unsaid).not.toContain('none on')
    expect(shown({ partlySecured: 'operations' })).toContain('Authentication for some operations: oauth')
  })

  it('keeps the slash at the end of a path that clients connect to', () => {
    const servers = ['wss://ws.example.com/v4/', 'wss://ws.example.com/'].map((url) => ({ url, variables: [] }))
    const html = textOf(htmlOf(<ChannelFacts of="book" />, { api: streamApi([channel({ servers })]), routes }))
    expect(html.replaceAll(' ', '')).toContain('wss://ws.example.com/v4/Server')
    expect(html.replaceAll(' ', '')).toContain('wss://ws.example.comPublic')
  })

  it('shows an address once that two servers have', () => {
    const [server] = channel({}).servers
    if (!server) throw new Error('the channel has no server')
    const twice = channel({ servers: [server, { ...server, description: { en: 'With a token.' } }] })
    const html = htmlOf(<ChannelFacts of="book" />, { api: streamApi([twice]), routes })
    expect(html.match(/class="endpoint server"/g)).toHaveLength(1)
  })

  it('leads from a private channel to where one logs in', () => {
    const book = channel({ access: 'private', permission: 'read' })
    const html = htmlOf(<ChannelFacts of="book" />, { api: streamApi([book, login]), routes })
    expect(html).toContain('<a href="/docs/streams/authentication">Private channel: log in first</a>')
    expect(textOf(html)).toContain('The API key needs the permission read.')
  })

  it('leads from a private channel to the operation that gives its token, and says where the token goes', () => {
    const [server] = channel({}).servers
    if (!server) throw new Error('the channel has no server')
    const call = { operation: 'getToken', token: '/token' }
    const shown = (token: ConnectionToken) =>
      textOf(
        htmlOf(<ChannelFacts of="book" />, {
          api: streamApi([channel({ access: 'private', servers: [{ ...server, token }] })]),
          routes,
        }),
      )
    expect(shown({ ...call, parameter: 'key', parameters: {} })).toContain(
      'Private channel: needs the token of getToken The token goes into the address, as its parameter key.',
    )
    expect(shown({ ...call, member: '/params/token' })).toContain(
      'The token goes into each message that has a member /params/token.',
    )
  })

  it('leads from a deprecated channel to its replacement, with the fields that were renamed', () => {
    const deprecation = { since: '2024-11-07', replacements: ['orders#trades'], fields: [{ from: 'sym', to: 's' }] }
    const channels = [channel({ deprecation }), channel({ id: 'trades', title: { en: 'Trades' } })]
    const html = htmlOf(<ChannelFacts of="book" />, { api: streamApi(channels), routes })
    expect(html).toContain('Use <a href="/docs/streams/trades">Trades</a> instead.')
    expect(textOf(html)).toContain('1 renamed field sym → becomes s')
  })

  it('names the WebSocket API, not the REST API, that has the replacement', () => {
    const old = channel({ deprecation: { replacements: ['new#trades'] } })
    const streams = streamApi([channel({ id: 'trades', title: { en: 'Trades' } })], { title: { en: 'New streams' } })
    const around = { api: streamApi([old]), others: [{ ...streams, id: 'new', title: { en: 'New REST' } }], routes }
    expect(textOf(htmlOf(<ChannelFacts of="book" />, around))).toContain('Trades (New streams)')
  })

  it('shows a name as it is written when nothing has it', () => {
    const around = { api: streamApi([channel({ deprecation: { replacements: ['other#gone'] } })]), routes }
    expect(htmlOf(<ChannelFacts of="book" />, around)).toContain('<code>other#gone</code>')
  })
})

describe('DeprecationBanner of an operation', () => {
  it('follows a replacement of the form api#id', () => {
    const old = operation({ deprecation: { replacements: ['orders#newOrder'] } })
    const around = { api: api({ operations: [old, operation({ id: 'newOrder', title: { en: 'New order' } })] }) }
    expect(htmlOf(<Endpoint of="placeOrder" />, around)).toContain('<a href="/docs/orders/api#newOrder">New order</a>')
  })
})

describe('SessionSamples', () => {
  const parts = <Conversation of="book" />

  it('shows a client in each language above the frames, with a link to its program', () => {
    const html = htmlOf(parts, { api: streamApi([channel({})]), routes })
    expect(html.indexOf('aria-label="Client"')).toBeLessThan(html.indexOf('class="frames"'))
    const links = [...html.matchAll(/<a href="([^"]+)" download=""/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/docs/samples/orders/book-session.py',
      '/docs/samples/orders/book-session.mjs',
      '/docs/samples/orders/BookSession.java',
      '/docs/samples/orders/book-session.go',
    ])
    expect(textOf(html)).toContain('socket.send(json.dumps({ "kind" : "subscribe" })')
    expect(textOf(html)).not.toContain('Credentials')
  })

  it('names the credentials that a private session needs', () => {
    const signing = {
      ...signedText({ template: '{timestamp}{path}' }),
      login: { method: 'GET', path: '/ws', frame: { sign: '{signature}', pass: '{passphrase}' } },
    }
    const schemes = { securitySchemes: [{ id: 'login', type: 'httpApiKey', flows: [], signing }] }
    const around = { api: { ...streamApi([channel({ access: 'private' }), login]), ...schemes }, routes }
    expect(textOf(htmlOf(parts, around))).toMatch(/environment: API_KEY\s?, API_SECRET\s?, API_PASSPHRASE/)
    expect(textOf(htmlOf(parts, around))).toContain('socket.send(login_frame())')
  })
})

describe('Conversation', () => {
  it('numbers the frames as its diagram does and names their direction', () => {
    const html = htmlOf(<Conversation of="book" />, { api: streamApi([channel({})]), routes })
    const frames = [...html.matchAll(/<li class="frame" data-direction="(\w+)">(.*?)<\/p>/gs)]
    expect(frames.map(([, direction, title]) => [direction, textOf(title ?? '')])).toEqual([
      ['send', '1 You connect'],
      ['send', '2 You send Subscribe'],
      ['receive', '3 You receive Accepted'],
      ['receive', '4 You receive Update'],
    ])
    expect([...html.matchAll(/class="diagram-number">(\d+)</g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  it('speaks the language of the page', () => {
    const html = htmlOf(<Conversation of="book" />, { api: streamApi([channel({})]), routes, locale: 'zh' })
    expect(textOf(html)).toContain('2 您发送 订阅')
  })

  it('leads from the frames of the login to their own page', () => {
    const around = { api: streamApi([channel({ access: 'private' }), login]), routes }
    expect(htmlOf(<Conversation of="book" />, around)).toContain(
      '<a href="/docs/streams/authentication#auth.login">Login</a>',
    )
  })
})

describe('Message', () => {
  it('says who sends it and lists its fields with anchors of the channel', () => {
    const html = htmlOf(<Message of="book" message="update" />, { api: streamApi([channel({})]), routes })
    expect(textOf(html)).toBe('Update You receive 4 s string Symbol. JSON { "kind" : "update" }')
    expect(html).toContain('<div id="book.update.s">')
  })

  it('keeps the fields of what only opens and closes a channel behind a disclosure', () => {
    const payload = update.payload
    if (!payload) throw new Error('the message has no fields')
    const book = channel({ messages: [message({ id: 'subscribe', direction: 'send', payload }), update] })
    const around = { api: streamApi([book]), routes }
    const folded = '<details class="nested"><summary>1 field</summary>'
    expect(htmlOf(<Message of="book" message="subscribe" />, around)).toContain(folded)
    expect(htmlOf(<Message of="book" message="update" />, around)).not.toContain(folded)
  })

  it('is a line where the page has shown the same before', () => {
    const other = channel({ id: 'trades', title: { en: 'Trades' } })
    const both = ['book', 'trades'].map((of) => (
      <Channel key={of} of={of}>
        <Conversation of={of} />
        <Message of={of} message="subscribe" />
        <Message of={of} message="update" />
      </Channel>
    ))
    const html = htmlOf(both, { api: streamApi([channel({}), other]), routes })
    const folds = html.matchAll(
      /<a class="anchor" href="#([^"]+)"[^>]*><\/a><details[^>]* class="section-fold"><summary><h3 id="([^"]+)">[^<]+<\/h3>/g,
    )
    expect([...folds].map(([, link, id]) => [link, id])).toEqual([
      ['trades.session', 'trades.session'],
      ['trades.subscribe', 'trades.subscribe'],
    ])
    expect(html).not.toMatch(/<summary>(?:(?!<\/summary>).)*<a /)
  })

  it('keeps further examples behind a disclosure', () => {
    const examples = [
      { name: 'first', value: 1 },
      { name: 'second', value: 2 },
    ]
    const book = channel({ messages: [message({ id: 'update', examples })] })
    const html = htmlOf(<Message of="book" message="update" />, { api: streamApi([book]), routes })
    expect(textOf(html)).toBe('update You receive 2 JSON 1 Another example JSON 2')
  })

  it('names the field that joins reply and request', () => {
    const htmlWith = (correlation: string) =>
      htmlOf(<Message of="book" message="update" />, {
        api: streamApi([channel({ messages: [{ ...update, correlation }] })]),
        routes,
      })
    expect(htmlWith('$message.payload#/s')).toContain(
      'A response carries the same <a href="#book.update.s"><code>s</code></a>',
    )
    expect(htmlWith('$message.payload#/data/id')).toContain('A response carries the same <code>data.id</code>')
  })

  it('says what the document says of the id that joins them, wherever that is', () => {
    const correlationNote = { en: 'Chosen by you.' }
    const textWith = (parts: object) =>
      textOf(
        htmlOf(<Message of="book" message="update" />, {
          api: streamApi([channel({ messages: [{ ...update, ...parts, correlationNote }] })]),
          routes,
        }),
      )
    expect(textWith({ correlation: '$message.payload#/s' })).toContain('as its request. Chosen by you.')
    expect(textWith({})).toContain('Chosen by you.')
  })

  it('refuses a message that the channel does not have', () => {
    expect(() => htmlOf(<Message of="book" message="x" />, { api: streamApi([channel({})]) })).toThrow('no message "x"')
  })
})

describe('ConnectionRules', () => {
  const heartbeat = { idleTimeout: '30s', clientInterval: '20s', ping: { event: 'ping' }, pong: 'pong' }
  const limits = [
    {
      name: 'connectionsPerIp',
      value: 2000,
      unit: { en: 'connections' },
      scope: { en: 'per IP address' },
      description: { en: 'Then refused.' },
    },
    { name: 'maxFrameSize', value: 'not published', certainty: 'inferred' as const },
  ]
  const errors = [{ code: 'no valid symbols', description: { en: 'No such contract.' }, action: { en: 'Correct it.' } }]

  it('tells heartbeat, limits and errors, whose codes may be texts', () => {
    const html = htmlOf(<ConnectionRules />, { api: streamApi([], { heartbeat, limits, errors }) })
    expect(textOf(html)).toBe(
      'Connection Heartbeat Idle time-out 30 seconds Send a ping 20 seconds You send JSON { "event" : "ping" } You receive pong Limits Limit Value Scope Connections per IP address 2,000 connections Then refused. per IP address Max frame size unconfirmed not published Error messages Code Meaning What to do no valid symbols No such contract. Correct it.',
    )
    expect(html).toContain('<tr id="error-no-valid-symbols">')
  })

  it('lead from any other page to the one that shows them', () => {
    const html = htmlOf(<ConnectionRules />, { api: streamApi([channel({})], { heartbeat, limits, errors }) })
    expect(textOf(html)).toMatch(/^Connection Heartbeat, limits and error messages: .{0,40}\.$/)
    expect(html).toContain('id="connection-rules"')
  })

  it('shows a guide one part, with the anchor that others lead to', () => {
    const html = htmlOf(<ConnectionRules part="errors" />, { api: streamApi([], { heartbeat, limits, errors }) })
    expect(textOf(html)).toBe('Code Meaning What to do no valid symbols No such contract. Correct it.')
    expect(html).toContain('id="connection-errors"')
  })

  it('says nothing for an API without a WebSocket part', () => {
    expect(htmlOf(<ConnectionRules />, { api: api({}) })).toBe('')
  })
})

describe('Message', () => {
  it('shows its tags, and the headers of an example above the payload', () => {
    const own = message({
      id: 'update',
      tags: [{ name: { en: 'env:test' } }],
      examples: [{ name: 'one', value: { size: 1 }, headers: { key: 'a' } }],
    })
    const html = htmlOf(<Message of="book" message="update" />, { api: streamApi([channel({ messages: [own] })]) })
    expect(textOf(html)).toContain('env:test')
    expect(textOf(html)).toMatch(/Headers .*"key".*"a".*"size".*1/)
  })
})

describe('EntryTable', () => {
  it('says an address once where a channel has no title, and lets it break behind its marks', () => {
    const own = channel({ title: { en: 'city.lights.on' }, address: 'city.lights.on' })
    const { pages, ...rest } = streamApi([own])
    const html = htmlOf(<EntryTable />, {
      api: { ...rest, pages: pages.map((page) => ({ ...page, path: '/orders/api' })) },
    })
    expect(html).toContain('>city.<wbr/>lights.<wbr/>on</a>')
    expect(textOf(html).split('city.')).toHaveLength(2)
  })
})

describe('ChannelList', () => {
  it('says an address once, and of a channel without a summary its description', () => {
    const own = channel({ title: { en: 'orders.v1' }, address: 'orders.v1', description: { en: 'Orders. All.' } })
    expect(textOf(htmlOf(<ChannelList />, { api: streamApi([own]), routes }))).toBe('WS orders. v1 Orders.')
  })

  it('marks a deprecated channel as the list of operations does', () => {
    const own = channel({ deprecation: { replacements: [] } })
    expect(textOf(htmlOf(<ChannelList />, { api: streamApi([own]), routes }))).toBe(
      'WS Order book deprecated book_ {depth}',
    )
  })
})
