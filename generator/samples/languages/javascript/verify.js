«:verify»
import crypto from 'node:crypto'

const { «#variables»«#isLater», «/isLater»«.»«/variables» } = process.env

/**
 * Whether a request to your server is signed with your secret. `headers` have names in lower case, and `text` is the body as
 * it came: parse it after this check. What is not said here stays yours to check, such as whether you had the request before.
 */
export function isGenuine({ method, path, headers, text }) {
«#readings»
  const «local» = /«pattern»/s.exec(headers[«"header»] ?? '')
  if (!«local») return false
«#groups»
  const «name» = «local»[«group»]
«/groups»
«/readings»
«#oldest»
  if (Date.now() - Number(timestamp)«#isSeconds» * 1000«/isSeconds» > «oldest») return false
«/oldest»
  «lines»
«#checks»
  if (!isSame(headers[«"header»], «expected»)) return false
«/checks»
  return true
}

/** Compares in constant time: how far two texts agree must not show. */
function isSame(given = '', expected) {
  const [own, other] = [Buffer.from(given), Buffer.from(expected)]
  return own.length === other.length && crypto.timingSafeEqual(own, other)
}
«>signing»
