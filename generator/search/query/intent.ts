import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import { ofOwnState, type Verb, verbOfQuery } from './verbs.ts'

/** The purpose of a query: an action, pushed data, a fault or a migration. */
export interface Intent {
  readonly verb?: Verb
  /** It asks for pushed data, not for a call. */
  readonly isStream: boolean
  /** It describes a fault. */
  readonly isFault: boolean
  /** It asks for a rule or a fact, not for a call. */
  readonly isQuestion: boolean
  /** It asks for a field by its name. */
  readonly isField: boolean
  /** It asks for the rate limit of a call, which the call itself shows. */
  readonly isLimitOfCall: boolean
  /** It asks how often data is pushed. */
  readonly isPace: boolean
  /** It asks for the way from a retired API to the current API. */
  readonly isMigration: boolean
}

/** Words for the medium of pushed data. Beside a word for the subscription to it, they have no meaning. */
const mediumStems = new Set(
  'websocket websockets ws wss stream socket push realtime feed live notify notification alert'.split(' ').map(stemOf),
)
const mediumHan = /推送|长连接|实时|通知|提醒/
const listenStems = new Set('subscribe channel topic'.split(' ').map(stemOf))
const listenHan = /订阅|频道/
/** The end of a subscription belongs to sockets, and is no subscription; who wants to know at once wants pushes. */
const ofSockets =
  /unsubscri|退订|取消.{0,4}订阅|第一时间|(?:马上|立刻|立即|及时)(?:知道|得知|收到)|\breal[- ]time\b|\b(?:know|told|learn|hear)\b.*\b(?:at once|immediately|instantly|right away)\b/i
const faultStems = new Set(
  `error code fail invalid wrong refuse reject deny insufficient not no enough duplicate expire unknown exceed exceeded illegal already low
  missing too cannot frozen freeze forbid suspend pause require mismatch unavailable large long timeout exception`
    .split(/\s+/)
    .map(stemOf),
)
const migrationStems = new Set('migrate migration upgrade successor equivalent counterpart'.split(' ').map(stemOf))
const migrationWord =
  /\breplacement\b|迁移|替代|取代|换成|[旧老](?!订?单|委托).*(?:对应|[改升]成?|换)|对应.*(?:[新旧]|v\d)|\bv\d\b.*对应/i
/** The rate of pushes, not of requests: `K 线每秒更新`, `ticker updates per second`. */
const pace =
  /(?:updates?|refresh(?:es)?(?! (?:token|key))|push(?:es)?)\b.*\b(?:per second|every (?:\d|second|minute|hour|day))|\bhow often\b.*\b(?:updates?|updated|refreshe?[sd]?|push(?:ed|es)?)\b|(?:每|多久).{0,4}(?:更新|刷新|推)|(?:更新|刷新|推送?)(?:频率|间隔|速度|多[久快])/i
const rateLimit = /(?<!\bfee )\brate limits?\b|\bper second\b|限频|限速|频率|每秒/i
export const fieldWord = /\b(?:field|parameter)\b|字段|参数$|参数 ?[a-z]/i
/** Words about fields in general: beside them, a word for a field has its own meaning. */
const aboutFields =
  /^(?:list|description|request|response|returned|required|optional|返回|响应|请求|必填|可选|说明|列表|类型|含义|名称?)$/
/** In `which field is frozen`, and beside a sum, the word is a state of funds and tells of no fault. */
const stateOfFunds =
  /^(?=.*(?:\b(?:which|what) field\b|\bhow much\b|\bfunds\b|(?:哪[个些]?|什么)字段|多少|金额|资金)).*(?:\bfrozen\b|\blocked\b|冻结)/i
const faultHan =
  /错|失败|拿不到|无效|非法|缺[少失]|拒绝|不足|不存在|超|过期|不够|冻结|不准|无法|不能|不对|不匹配|过[大小低高长短多]|太[大小低高长短多]|低于|高于|大于|小于|不通过|通不过|没通过|繁忙/

/** `order status partially filled` asks for the meaning of a state, unless a verb stands beside it. */
const nameOfState =
  /\b(?:status|state)\b.*\b(?:partial|partially|filled|cancell?ed|expired)\b|\b(?:partial|partially|filled|cancell?ed|expired)\b.*\b(?:status|state)$|部分(?:成交|撤销|取消).*状态|状态.*部分(?:成交|撤销|取消)/i
const stateWord = /\b(?:status|state)\b|状态/gi

/** Asks for a bound: `价格不能高于多少`. */
const boundHan = /(?:不能)?(?:低于|高于|大于|小于|超过?)多少/

const question =
  /^(?:why|does|do|is|are|can|may|must|when|what (?:happens|if|(?:is|are)(?! my\b)|does|should)|which \S+ (?:(?:are|is|can be) (?:rejected|refused|accepted|allowed)|do|does|will|get|need))\b|\bhow (?:many|long|far|often|big|large)\b|\bdifferences?\b|\b(?:vs|versus)\b|^number of\b|^(?:min|max|minimum|maximum|smallest|largest|lowest|highest)\b/i
/** A way to do something, rather than a call: without a verb of a call. */
const manner = /^how (?:to|do|can|should)\b|怎么|如何|怎样|咋/i
const questionHan =
  /多少|多久|多长|几[个次档]|会怎样|会不会|^是否|是否(?:可以|[能会]|支持)|能否|可否|还能|为什么|为何|什么意思|区别|吗$|能不能|是不是|怎么回事|哪些.{0,6}会|最多|上限|^最[小大低高]|最[小大低高][能可]/

/** The intent of a query, from its normalised text and its words. */
export function readIntent(text: string, words: readonly string[]): Intent {
  const stems = words.map(stemOf)
  // `position updates` are pushed; `update position` changes it.
  const isPace = pace.test(text)
  const isPushed =
    isPace || ofSockets.test(text) || stems.some(isMedium) || stems.some(isListening) || words.includes('updates')
  // `REST equivalent of the ticker channel` asks for a call.
  const isStream = isPushed && (stems.some(isMedium) || !/\bREST\b(?! of\b)/i.test(text))
  const isState = !isStream && nameOfState.test(text) && verbOfQuery(text.replace(stateWord, ''), words) === undefined
  const verb = isState ? undefined : verbOfQuery(text, words)
  // `order updates stream` changes nothing.
  const isDone = verb !== undefined && !(isStream && verb === 'change')
  const isFault = !stateOfFunds.test(text) && (stems.some(isFaultWord) || faultHan.test(text.replace(boundHan, '')))
  const isMigration = stems.some((stem) => migrationStems.has(stem)) || migrationWord.test(text)
  const isLimitOfCall = isDone && !isPace && verb !== 'read' && !isFault && rateLimit.test(text)
  return {
    ...(isDone ? { verb } : {}),
    isStream,
    isFault,
    isQuestion:
      !isLimitOfCall &&
      !isPace &&
      !ofOwnState.test(text) &&
      (isState || question.test(text) || questionHan.test(text) || (!isDone && manner.test(text))),
    isField:
      !isFault &&
      !isMigration &&
      fieldWord.test(text) &&
      words.some((word) => !isStopWord(word) && !fieldWord.test(word) && !aboutFields.test(word)),
    isLimitOfCall,
    isPace,
    isMigration,
  }
}

/** Whether a word says that something failed, and not what. */
export function isFaultWord(stem: string): boolean {
  return faultStems.has(stem) || /^(?:错误|报错|出错|失败|拿不到|无效|被?拒绝|被拒|不对)$/.test(stem)
}

export function isMedium(stem: string): boolean {
  return mediumStems.has(stem) || mediumHan.test(stem)
}

export function isListening(stem: string): boolean {
  return listenStems.has(stem) || listenHan.test(stem)
}
