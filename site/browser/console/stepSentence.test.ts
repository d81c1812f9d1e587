import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { readReplay } from '../../../generator/model/view/replayLink.ts'
import english from '../../i18n/console/en.json'
import chinese from '../../i18n/console/zh.json'
import { textsOf } from '../islands/useTexts.ts'
import { controlCode, stepSentence } from './stepSentence.ts'

const languages = { en: english, zh: chinese }

function sentences(steps: string, locale: keyof typeof languages, news = ''): string[] {
  const intl = createIntl({ locale, messages: languages[locale] })
  const replay = readReplay(`#replay=x&${steps}`)
  if (!replay || 'mistakes' in replay) throw new Error(JSON.stringify(replay))
  return replay.steps.map((step) => stepSentence(step, textsOf(intl), news))
}

const market =
  'control=price&symbol=A_B&set=90000&control=price&symbol=A_B&gap=-0.06&control=price&symbol=A_B&shock=0.015&seconds=5&control=price&symbol=A_B&thin=0.1&control=price&symbol=A_B&halt=on&control=price&symbol=A_B&release=on'

it('says what a control does to a market', () => {
  expect(sentences(market, 'en')).toEqual([
    'The price of A_B is set to 90000. The market follows once the clock goes on.',
    'The price of A_B falls by 6% in one move, once the clock goes on.',
    'The price of A_B rises by 1.5% within 5 seconds.',
    'The book of A_B keeps 10% of its quantities.',
    'The market A_B halts: it takes no orders.',
    'The price of A_B moves by itself again.',
  ])
  expect(sentences(market, 'zh')).toEqual([
    'A_B 的价格设为 90000，时钟前进后市场随之变动。',
    'A_B 的价格在时钟前进后一次性下跌 6%。',
    'A_B 的价格在 5 秒内上涨 1.5%。',
    'A_B 订单簿的数量减至 10%。',
    'A_B 市场暂停，不接受委托。',
    'A_B 的价格恢复自行波动。',
  ])
})

it('says how much time passes, in words of the language', () => {
  const waits = 'wait=30s&wait=1s&wait=2m&wait=1.5h&wait=250ms'
  expect(sentences(waits, 'en')).toEqual([
    '30 seconds go by.',
    '1 second goes by.',
    '2 minutes go by.',
    '1.5 hours go by.',
    '250 milliseconds go by.',
  ])
  expect(sentences(waits, 'zh')).toEqual([
    '经过 30 秒。',
    '经过 1 秒。',
    '经过 2 分钟。',
    '经过 1.5 小时。',
    '经过 250 毫秒。',
  ])
})

it('says after a wait the news for the order books', () => {
  expect(['gap', 'fault', 'follows'].map((news) => sentences('wait=2s', 'en', news)[0])).toEqual([
    '2 seconds go by: an update is missing.',
    '2 seconds go by: the book falls out of step.',
    '2 seconds go by: in step.',
  ])
  expect(['gap', 'fault', 'follows'].map((news) => sentences('wait=2s', 'zh', news)[0])).toEqual([
    '经过 2 秒：缺少一次更新。',
    '经过 2 秒：订单簿失步。',
    '经过 2 秒：订单簿保持同步。',
  ])
})

it('says which fault strikes, and leaves a control that it does not know to its parameters', () => {
  const faults = 'control=faults&drop=1&times=1&control=faults&drop=5&control=clock&paused=on'
  expect(sentences(faults, 'en')).toEqual(['The next push is lost.', 'Pushes are lost.', 'Control of the mock:'])
  expect(sentences(faults, 'zh')).toEqual(['下一条推送丢失。', '推送丢失。', '控制模拟服务器：'])
})

it('shows the parameters that a sentence leaves out', () => {
  const replay = readReplay(`#replay=x&${market}&control=faults&drop=1&times=1&control=faults&drop=5&times=1&wait=1s`)
  if (!replay || 'mistakes' in replay) throw new Error(JSON.stringify(replay))
  expect(replay.steps.flatMap((step) => controlCode(step) ?? [])).toEqual(['faults drop=5 times=1'])
})
