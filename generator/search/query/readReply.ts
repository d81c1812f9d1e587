interface ReadReply {
  /** The code of an error, where the text is a reply or asks for a code. */
  readonly code?: string
  /** The text without names of members and without the status of HTTP: they say nothing of the error. */
  readonly text: string
}

/** `"code":11008`, `retCode: 10001`, `code=INVALID_ORDER`. */
const codeMember = /["']?\b\w*code["']?\s*[:=]\s*["']?(-?[\p{L}\d][\p{L}\d_-]*)/giu
const isStatus = /^[1-5]\d\d$/
/** A status with its reason, up to the body: `HTTP/1.1 200 OK`, `status=200`, or a number alone before a body. */
const httpStatus =
  /<?\s*\bHTTP(?:\/[\d.]+)?\s+[1-5]\d\d\b(?:\s+[a-z]+){0,2}|\bstatus(?:Code)?["']?\s*[:=]\s*[1-5]\d\d\b,?|^\s*[1-5]\d\d(?=\s+[{[])/gi
const memberName = /["']?\b[\p{L}_][\p{L}\d_]*["']?\s*[:=]/gu
const literals = /\b(?:null|true|false)\b|[{}[\]",']/g
const codeAlone = /^(?:error|code|err|错误码?|报错)?\s*[:：]?\s*(-?\d{4,6})$/i

/** Reads a reply that a reader pasted, with or without its status. Any other text stays as it is. */
export function readReply(written: string): ReadReply {
  const codes = [...written.matchAll(codeMember)].map(([, code = '']) => code)
  const code = codes.find((own) => !isStatus.test(own)) ?? codes[0]
  if (code !== undefined) {
    const values = written.replace(httpStatus, ' ').replace(memberName, ' ').replace(literals, ' ')
    const others = values.split(/\s+/).filter((word) => word !== '' && !codes.includes(word))
    return { code, text: [code, ...others].join(' ') }
  }
  const body = written.replace(httpStatus, '').trim()
  const [, alone] = codeAlone.exec(body) ?? []
  return alone === undefined ? { text: written } : { code: alone, text: body }
}
