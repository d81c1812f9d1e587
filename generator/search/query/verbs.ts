import { readChunks } from '../index/tokenize.ts'
import { stemOf } from '../index/vocabulary.ts'

/** Action that a caller wants. Operations have a verb by their id, queries by their words. */
export type Verb = 'create' | 'cancel' | 'change' | 'close' | 'read' | 'withdraw' | 'transfer'

/** Asks what the reader has: `how much do I have`, `还有多少可用`. */
export const ofOwnState =
  /^which \S+ (?:are|is) (?:still )?(?:open|pending|active)\b|^(?:what|which|how much)\b.*(?:\bof my\b|\b(?:am|is|are|do|did|have)\b.*\b(?:i|my)\b)|^(?!.*(?:[能会该]|可以|最)).*(?:(?:我|还剩|剩下).{0,8}哪些|(?:我|还有|还剩|剩下|一共).{0,8}(?:多少|几[个笔张]))/i

/** Verbs in the order in which they win, as `withdrawal status` reads; and phrases that imply a verb. */
const verbWords: readonly (readonly [Verb, string, phrase?: RegExp])[] = [
  [
    'read',
    'list query fetch retrieve read show check view export know state status history records 查 查询 查看 获取 知道 列表 记录 拿 看',
    /历史|状态|当前|^how much can i\b|^(?:was|were|did|has|have) my\b|了没有?$/i,
  ],
  ['cancel', 'cancel revoke delete remove 撤 撤单 撤销 取消', /withdraw\b.*\border|\bkill\b(?! ?switch)/i],
  [
    'close',
    '平仓',
    /(?<!\bhow (?=close (?:am|is|are|was)\b))\b(?:close|exit|flatten|sell(?= .*\bposition)) (?:(?:(?!price|time)\S+ ){0,3}positions?|(?:(?:out|my|all|the|an?|every|both|of) ){0,3}(?:long|short|all$))\b|平[掉多空]/,
  ],
  [
    'change',
    'replace amend modify edit update change switch adjust 改 改单 修改 切换 调整 修正 更新 调',
    /\bset\b(?! an? (?:\S+ )?(?:stop|limit|take|trailing|market|order|loss|profit|tp|sl)\b| (?:stop|take|trailing|tp|sl)\b)|(?<!止[盈损].*)设置(?!.{0,3}止[盈损])|\badd\b.*\b(?:margin|collateral)\b|\bmargin add\b/i,
  ],
  ['withdraw', 'withdraw 提现 提币', /\bsend (?:my )?(?:coins|crypto|funds)/i],
  [
    'create',
    'place create submit send new buy sell post generate add 下单 创建 新建 提交 发送 买 卖 买入 卖出 生成',
    /下.{0,3}单|单.{0,3}下|怎么下$|[开做][多空]|开仓|设置.{0,3}止[盈损]|止[盈损].*设置|\bset an? (?:\S+ )?(?:stop|limit|take|trailing|market|order|loss|profit|tp|sl)\b|\bset (?:stop|take|trailing|tp|sl)\b|\b(?:go|open|do i|to) (?:an? )?(?:long|short|position)\b|^(?:long|short) \d/i,
  ],
  ['transfer', 'transfer 划转 转账 转', /划(?:[到入出给去至过回]|(?=\s*[a-z\d]))/i],
  ['read', 'get', ofOwnState],
]
/** Words with the character of a verb, and another meaning. */
export const noVerbHan =
  /取消.{0,4}订阅|调用|调试|回调|买[一卖]|卖一|(?:定时|断线|自动|倒计时)撤单|下[载架面列午周月]|(?:剩|以|(?<!在)线)下(?!单)/g
const verbOfStem = new Map<string, Verb>([
  ...verbWords.flatMap(([verb, words]) => words.split(' ').map((word) => [stemOf(word), verb] as const)),
  ['set', 'change'],
])
/** Verbs by the first word of an operation's id or by its method: queries do not use some of these words. */
const verbOfPrefix = new Map<string, Verb>([...verbOfStem, ['put', 'change'], ['patch', 'change'], ['close', 'close']])

/** A name such as `PENDING_CANCEL` does nothing, and `NEW` is a state. */
const constantName = /\p{Lu}+(?:_\p{Lu}+)+|\bNEW\b/gu

/** Action that a query asks for, from its normalised text and its words. */
export function verbOfQuery(text: string, words: readonly string[]): Verb | undefined {
  const rest = text.replaceAll(constantName, ' ').toLowerCase()
  // `cancelled orders` are in a state, and a `replacement` is a thing; nothing is to be done.
  const doing = words.filter((word) => !/(?:ed|ment|als)$/.test(word) && rest.includes(word.toLowerCase())).map(stemOf)
  const plain = text.replaceAll(noVerbHan, '')
  return verbWords.find(
    ([, verbs, phrase]) =>
      phrase?.test(plain) ||
      verbs.split(' ').some((word) => doing.includes(stemOf(word)) || (isHan(word) && plain.includes(word))),
  )?.[0]
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

export function verbOfStemmed(stem: string): Verb | undefined {
  return verbOfStem.get(stem)
}

/** Action of an operation: by its id, else by its title, else by its method. */
export function verbOfOperation(names: readonly string[], title: string, method: string): Verb | undefined {
  const id = names.find((name) => !/[/\s]/.test(name)) ?? ''
  for (const text of [id, title, method]) {
    const [word = ''] = readChunks(text)[0]?.parts ?? []
    const verb = verbOfPrefix.get(stemOf(word))
    if (verb !== undefined) return verb
  }
  return undefined
}
