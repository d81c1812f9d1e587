/** Where an answer starts in a log of curl, of Python's `http.client`, of OkHttp, or of another client. */
const answer =
  /--> END|<--|^(?:< |reply:|header:)|\bresponse(?:["']\s*:(?!\s*["'][\w-]*["'])|\s*[:{]| (?:status|code|\d{3})\b)|\bHTTP\/[\d.]+ [1-5]\d\d\b/im

/** The text without the answer behind the request. `start` is the place of the address, or -1. */
export function requestPart(text: string, start: number): string {
  const from = Math.max(0, start)
  const end = text.slice(from).search(answer)
  return end < 0 ? text : text.slice(0, from + end)
}

/** Whether a method has no body by its definition. */
export function isBodiless(method: string | undefined): boolean {
  return /^(?:get|head)$/i.test(method ?? '')
}
