«:signing»
«#needsMembers»

/** The members of a body, JSON or a form, as texts. */
function members(text) {
  if (!text.startsWith('{')) return [...new URLSearchParams(text)]
  const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(JSON.parse(text)).map(([name, value]) => [name, written(value)])
}
«/needsMembers»
«#needsMemberText»

/** A member of a JSON body as a text: names in their order, each before its value, at every level. */
function memberText(text, path) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const written = (value) => {
    if (Array.isArray(value)) return value.map(written).join('')
    if (!isObject(value)) return String(value)
    return Object.keys(value)
      .sort()
      .map((name) => name + written(value[name]))
      .join('')
  }
  let member = text.startsWith('{') ? JSON.parse(text) : undefined
  for (const name of path) member = isObject(member) && Object.hasOwn(member, name) ? member[name] : undefined
  return member === undefined ? '' : written(member)
}
«/needsMemberText»
«#nonceUnit»

/** The time, and more than that when two requests are made at the same. */
function nextNonce() {
  nextNonce.last = Math.max((nextNonce.last ?? 0) + 1, Date.now()«^ms» * 1000«/ms»)
  return «#ns»nextNonce.last + '000'«/ns»«^ns»String(nextNonce.last)«/ns»
}
«/nonceUnit»
«#functions»

/** «note» */
function «name»(«#takesKey»key, «/takesKey»«#jwt»header, claims«/jwt»«^jwt»«#takesBytes»bytes«/takesBytes»«^takesBytes»text«/takesBytes»«/jwt») {
«#hash»
  return crypto.createHash('sha«bits»').update(«#takesBytes»bytes«/takesBytes»«^takesBytes»text«/takesBytes»).digest(«#encoding»'«encoding»'«/encoding»)
«/hash»
«#hmac»
  return crypto.createHmac('sha«bits»', «#takesKey»key«/takesKey»«^takesKey»«secret»«/takesKey»).update(«#takesBytes»bytes«/takesBytes»«^takesBytes»text«/takesBytes»).digest(«#encoding»'«encoding»'«/encoding»)
«/hmac»
«#jwt»
  const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = encoded(header) + '.' + encoded(claims)
«/jwt»
«#usesKey»
«#secretIsText»
  const key = crypto.createPrivateKey(API_SECRET)
«/secretIsText»
«^secretIsText»
«#isEdwards»
  const start = Buffer.from('302e020100300506032b657004220420', 'hex') // of a key in PKCS #8, before its seed
  const der = Buffer.concat([start, «secret».subarray(-32)])
«/isEdwards»
  const key = crypto.createPrivateKey({ key: «#isEdwards»der«/isEdwards»«^isEdwards»«secret»«/isEdwards», format: 'der', type: 'pkcs8' })
«/secretIsText»
«/usesKey»
«#jwt»
  return text + '.' + «>signature».toString('base64url')
«/jwt»
«#sign»
  return «>signature»«#encoding».toString('«encoding»')«/encoding»
«/sign»
}
«/functions»
«:signature»
«#usesHmac»crypto.createHmac('sha«bits»', «secret»).update(«data»).digest()«/usesHmac»«#isEdwards»crypto.sign(null, «data», key)«/isEdwards»«#isCurve»crypto.sign('sha256', «data», { key, dsaEncoding: 'ieee-p1363' })«/isCurve»«#isRsa»crypto.sign('sha256', «data», «#isPss»{ key, padding: crypto.constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }«/isPss»«^isPss»key«/isPss»)«/isRsa»
