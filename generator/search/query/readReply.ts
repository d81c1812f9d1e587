export interface ReadReply {
  /** The code of an error, where the text is a reply or asks for a code. */
  readonly code?: string
  /** The text without names of members and without the status of HTTP: they say nothing of the error. */
  readonly text: string
  /** The same text without the code. */
  readonly message: string
  /** A number alone, which may also be an amount or a limit. */
  readonly isBare: boolean
}

/** Longer pastes say nothing new of an error. */
const longest = 4000
const codeName = '(?:(?:error|err|return|ret|status|s)?[-_ ]?code|错误码|错误代码|返回码|代码)'
/** Words before a code that is no code of an error. */
const otherCodes = '(?:promo|referral|verification|2fa|zip|country|source|python|java|go|order|status)'
/** `"code":11008`, `retCode: 10001`, `error_code='INVALID_ORDER'`, `code 11008`. */
const codeMember = new RegExp(
  `(?<![\\p{L}\\d_]|\\b${otherCodes} )["']?${codeName}["']?(?: ?[:=：] ?(?:"([^"]{1,60})"|'([^']{1,60})'|(-?[\\p{L}\\d][\\p{L}\\d_-]*))| (-?\\d{4,7})(?!\\d))`,
  'giu',
)
const codeAlone = new RegExp(`^(?:what is )?(?:error|err|报错|${codeName})? ?[:：#]? ?(-?\\d{4,7})$`, 'iu')
const isCode = /^(?:-?\d{2,7}|[\p{Lu}\d]*_[\p{Lu}\d_]+|\p{Lu}{4,})$/u
const isStatus = /^[1-5]\d\d$/
/** A status with its reason, up to the body: `HTTP/1.1 200 OK`, `status=200`, or a number alone before a body. */
const httpStatus =
  /<? ?\bHTTP(?:\/[\d.]{1,4})? [1-5]\d\d\b(?: [a-z]+){0,2}|\bstatus(?:Code)?["']? ?[:=] ?[1-5]\d\d\b,?|^[1-5]\d\d(?= [{[])/gi
/** How clients tell of a status: `401 Client Error`, `Request failed with status code 401`, `HTTP error 401`. */
const refusedStatus =
  /\b([45]\d\d) (?:client|server) error\b|\bstatus code:? ([45]\d\d)\b|\b(?:[\w.]*\.)?HTTP ?error:? ([45]\d\d)\b(?: (?:client|server) error\b)?/i
/** Words of a client around the status. */
const clientWords =
  /\b[\w.]*Error:|\brequest failed with\b|\bfor url\b(?:: ?\S+)?|(?<=\bHTTP \d{3}):? ?(?:bad request|unauthorized|forbidden|not found|too many requests|internal server error|bad gateway|service unavailable)/gi
const memberName = /"[^"]{1,60}" ?:|'[^']{1,60}' ?:|(?<![\p{L}\d_-])[\p{L}_][\p{L}\d_-]{0,60} ?[:=：]/gu
/** The message of a reply without a code, such as an error frame of a socket. */
const messageMember = /(["'])(?:message|msg)\1 ?: ?(["'])((?:(?!\2)[^\\]|\\.)+)\2/iu
const literals = /\b(?:null|true|false)\b|[{}[\]",']/g
const success = /^(?:ok|success(?:ful)?|succeeded)$/i

/** Reads a reply that a reader pasted, with or without its status. Any other text stays as it is. */
export function readReply(written: string): ReadReply {
  const typed = written.replace(/\s+/g, ' ').trim().slice(0, longest)
  const body = typed.replace(httpStatus, ' ').trim()
  const codes = [...typed.matchAll(codeMember)].flatMap(
    ([, ...values]) => values.find((own) => own !== undefined) ?? [],
  )
  const known = codes.filter((own) => isCode.test(own))
  const code = known.find((own) => !isStatus.test(own)) ?? known[0]
  if (code !== undefined) {
    const values = [codeMember, memberName, literals].reduce((text, pattern) => text.replace(pattern, ' '), body)
    const words = values.split(' ').filter((word) => word !== '')
    const message = words.join(' ')
    const isCertain = !isStatus.test(code) || words.every((word) => success.test(word))
    return { ...(isCertain ? { code } : {}), text: `${code} ${message}`.trim(), message, isBare: false }
  }
  const [status] =
    refusedStatus
      .exec(typed)
      ?.slice(1)
      .filter((own) => own !== undefined) ?? []
  if (status !== undefined) {
    const text = typed.replace(refusedStatus, `HTTP ${status}`).replace(clientWords, ' ')
    return { text: text.replace(/[\s:]+/g, ' ').trim(), message: '', isBare: false }
  }
  const [, , , told] = messageMember.exec(body) ?? []
  if (told !== undefined && /\p{L}/u.test(told) && !success.test(told))
    return { text: told, message: '', isBare: false }
  const [, alone] = codeAlone.exec(body) ?? []
  if (alone === undefined) return { text: typed, message: '', isBare: false }
  const isBare = body === alone && typed === body
  return { code: alone, text: body, message: isBare ? '' : body.replace(alone, '').trim(), isBare }
}
