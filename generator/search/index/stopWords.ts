/** Words of questions that do not name their subject. */
const stopWords: ReadonlySet<string> = new Set(
  `a an the of to in on for with by at from as is are was be do does did can could should would may i my me we you your it its
  this that these those and or how what when where which who why if will am been there have has get gets got use using want need api endpoint call interface now right just please
  happens happen whether if so than then there some any them they he she his her but also only even does did done out into up
  me own about between possible allowed every each really actually exactly still ever tell says said
  的 了 吗 呢 是 在 和 与 或 我 我们 你 怎么 怎样 如何 什么 哪个 哪些 哪里 为什么 多少 可以 能 能否 有 要 需要 请问 怎么办 怎么样 办 吧 该 都 还 就 会 查 查看 如果 没有 有没有 是否 我的 一下 这个 那个 现在 马上 立即 接口 调用 一次 请 呀 啊 么 被 把 给 让 只 又 再 从 时候 到底 究竟 突然 出现 一直 老是 总是 为啥 应该 之后 以后 咋 啥 提示`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (isHan.test(word) && [...word].every((character) => stopWords.has(character)))
}

const isHan = /^\p{Script=Han}+$/u

const hanStopWords = new RegExp(
  [...stopWords]
    .filter((word) => isHan.test(word))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/** A text with spaces for its Chinese stop words, before a segmenter cuts it: segmenters of two platforms cut differently. */
export function withoutStopWords(text: string): string {
  return text.replaceAll(hanStopWords, ' ')
}

/** Common first words of titles: a query need not contain them. */
const dullInTitle: ReadonlySet<string> = new Set([
  'get',
  'query',
  'current',
  'the',
  'of',
  'a',
  'an',
  'for',
  'by',
  '查询',
  '获取',
  '当前',
  '的',
])

export function isDullInTitle(word: string): boolean {
  return dullInTitle.has(word)
}
