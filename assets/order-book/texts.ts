import type { Change } from './book.ts'
import type { Outcome } from './replay.ts'

export interface ReplayTexts {
  readonly intro: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly gap: string
  readonly controls: string
  readonly position: (step: number, total: number) => string
  readonly send: string
  readonly receive: string
  readonly book: string
  readonly stale: string
  readonly inStep: (last: string) => string
  readonly bids: string
  readonly asks: string
  readonly price: string
  readonly size: string
  readonly change: string
  /** What happened to a level that had this size before. */
  readonly changes: Readonly<Record<Change['kind'], (before: string) => string>>
  readonly empty: string
  readonly algorithm: string
  readonly running: string
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly check: (field: string, actual: string, expected: string) => string
  readonly mismatch: (field: string, actual: string, expected: string) => string
}

export const english: ReplayTexts = {
  intro:
    'An illustration with invented numbers: it begins with the frames of the session above, then loses a message. Step with the buttons or, inside, with the arrow keys.',
  first: 'Restart',
  previous: 'Back',
  next: 'Next frame',
  gap: 'Jump to gap',
  controls: 'Steps of the replay',
  position: (step, total) => `Frame ${step} of ${total}`,
  send: 'You send',
  receive: 'You receive',
  book: 'Your book',
  stale: '✕ Not in step: do not use it.',
  inStep: (last) => `✓ In step up to id ${last}.`,
  bids: 'Bids',
  asks: 'Asks',
  price: 'Price',
  size: 'Size',
  change: 'Change',
  changes: { added: () => 'new', changed: (before) => `was ${before}`, removed: () => 'removed' },
  empty: 'empty',
  algorithm: 'What your program does',
  running: 'runs now',
  outcomes: {
    sent: 'Your program asks; the book stays as it is.',
    acknowledged: 'The server agrees. No book comes with it.',
    early: 'An update ahead of its snapshot: dropped.',
    stored: 'A snapshot: it replaces whatever you hold, without a check.',
    applied: 'In sequence: every listed level gets its new size, and size 0 removes it.',
    gap: 'A gap: a message was lost. Nothing is applied; unsubscribe, subscribe, and wait for the next snapshot.',
  },
  check: (field, actual, expected) => `${field} ${actual} = ${expected}, the id of the message before.`,
  mismatch: (field, actual, expected) => `${field} ${actual} ≠ ${expected}, the id of the message before.`,
}

export const chinese: ReplayTexts = {
  intro:
    '示意数据，并非真实行情：先播放上文会话中的帧，随后丢失一条消息。可用按钮逐步查看，焦点在演示内时也可用方向键。',
  first: '重新开始',
  previous: '上一帧',
  next: '下一帧',
  gap: '跳到缺口',
  controls: '演示步骤',
  position: (step, total) => `第 ${step} 帧，共 ${total} 帧`,
  send: '您发送',
  receive: '您收到',
  book: '您的订单簿',
  stale: '✕ 尚未同步：请勿使用。',
  inStep: (last) => `✓ 已同步至 id ${last}。`,
  bids: '买盘',
  asks: '卖盘',
  price: '价格',
  size: '数量',
  change: '变化',
  changes: { added: () => '新增', changed: (before) => `原为 ${before}`, removed: () => '移除' },
  empty: '空',
  algorithm: '程序的处理',
  running: '正在执行',
  outcomes: {
    sent: '程序发出请求，订单簿不变。',
    acknowledged: '服务器确认，其中不含订单簿。',
    early: '更新先于快照到达：丢弃。',
    stored: '快照：无需校验，直接替换已有的订单簿。',
    applied: '序号连续：把列出的每一档改为新数量，数量为 0 则移除。',
    gap: '出现缺口：有消息丢失。不应用任何内容；先退订再订阅，等待下一个快照。',
  },
  check: (field, actual, expected) => `${field} ${actual} = ${expected}，即上一条消息的 id。`,
  mismatch: (field, actual, expected) => `${field} ${actual} ≠ ${expected}，后者为上一条消息的 id。`,
}
