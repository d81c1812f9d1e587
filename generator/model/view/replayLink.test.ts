import { expect, it } from 'vitest'
import { readReplay, unknownEntries } from './replayLink.ts'

it('an address carries name, seed, clock and the steps in their order', () => {
  const link =
    '#replay=A+part+is+filled&seed=7&clock=2026-02-01T00:00:00Z&control=price&symbol=A_B&set=90&keep.mark=/price&wait=30s' +
    `&call=placeOrder&api=spot&q.market=A_B&b.side=BUY&b.price=\${mark}&keep.order=/id&status=201` +
    '&open=book&frame={"event":"subscribe"}&send=book&frame=[1]'
  expect(readReplay(link)).toEqual({
    name: 'A part is filled',
    seed: 7,
    clock: Date.UTC(2026, 1, 1),
    steps: [
      { kind: 'control', control: 'price', with: { symbol: 'A_B', set: '90' }, keep: { mark: '/price' } },
      { kind: 'wait', wait: '30s' },
      {
        ...{ kind: 'call', call: 'placeOrder', api: 'spot', with: { market: 'A_B' } },
        ...{ fields: { side: 'BUY', price: `\${mark}` }, keep: { order: '/id' }, expect: { status: 201 } },
      },
      { kind: 'open', open: 'book', frame: { event: 'subscribe' } },
      { kind: 'send', send: 'book', frame: [1] },
    ],
  })
})

it('without seed and clock it begins as a scenario does', () => {
  expect(readReplay('#replay=x&wait=1s')).toMatchObject({ seed: 1, clock: Date.UTC(2026, 0, 1) })
})

it.each([
  ['#replay=x', [{ step: 0, kind: 'none' }]],
  ['#replay=&wait=1s', [{ step: 0, kind: 'value', name: 'replay' }]],
  ['#replay=x&seed=-1&wait=1s', [{ step: 0, kind: 'value', name: 'seed', value: '-1' }]],
  ['#replay=x&clock=now&wait=1s', [{ step: 0, kind: 'value', name: 'clock', value: 'now' }]],
  ['#replay=x&wait=25h', [{ step: 1, kind: 'value', name: 'wait', value: '25h' }]],
  ['#replay=x&wait=1s&b.a=1', [{ step: 1, kind: 'member', name: 'b.a', value: '1' }]],
  ['#replay=x&run=node+bot.mjs&wait=1s', [{ step: 0, kind: 'member', name: 'run' }]],
  ['#replay=x&call=a&keep.id=id', [{ step: 1, kind: 'value', name: 'keep.id', value: 'id' }]],
  ['#replay=x&call=a&body={', [{ step: 1, kind: 'value', name: 'body', value: '{' }]],
  ['#replay=x&wait=1s&send=book', [{ step: 2, kind: 'value', name: 'frame' }]],
  [`#replay=x${'&wait=1s'.repeat(101)}`, [{ step: 101, kind: 'many', value: '100' }]],
])('says what is wrong with %s', (hash, mistakes) => {
  expect(readReplay(hash)).toMatchObject({ mistakes })
})

it('another address carries no replay', () => {
  expect(readReplay('')).toBeUndefined()
  expect(readReplay('#build=createOrder&api=spot')).toBeUndefined()
})

it('a call or channel that no API has is named, and so is one of several APIs', () => {
  const replay = readReplay('#replay=x&call=a&open=b&api=spot&call=c')
  if (!replay || 'mistakes' in replay) throw new Error('the address carries a replay')
  const known = ['operation a undefined', 'channel b spot', 'channel b spot']
  const count = ({ kind, id, api }: { kind: string; id: string; api: string | undefined }) =>
    known.filter((entry) => entry === `${kind} ${id} ${api}`).length
  expect(unknownEntries(replay, count)).toEqual([
    { step: 2, kind: 'several', name: 'open', value: 'b' },
    { step: 3, kind: 'entry', name: 'call', value: 'c' },
  ])
})
