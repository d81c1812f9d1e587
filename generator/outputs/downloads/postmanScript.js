// Signs the request. Made from the API's description; the credentials are the variables CREDENTIALS.
{
  const CryptoJS = require('crypto-js')

  const scheme = SCHEME

  const { request } = pm
  const { enc } = CryptoJS
  const credential = (name) => {
    const value = pm.variables.get(name)
    if (!value) throw new Error('Set the variable ' + name + ' of the collection or of an environment.')
    return value
  }
  const filledIn = (text) => pm.variables.replaceIn(text === undefined || text === null ? '' : String(text))
  const namesIn = (template) => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const isKnown = (values) => ([, template]) => namesIn(template).every((name) => Object.hasOwn(values, name))
  const encoded = (text) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (character) => '%' + character.charCodeAt(0).toString(16).toUpperCase())
  const joined = (pairs) => pairs.map((pair) => pair.map(encoded).join('=')).join('&')
  const byName = (pairs) => [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const asJson = (text) => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  const decoded = (text) => {
    try {
      return decodeURIComponent(text.replace(/\+/g, ' '))
    } catch {
      return text
    }
  }
  const formOf = (text) =>
    text === '' ? [] : text.split('&').map((pair) => [pair.split('=', 1)[0], pair.split('=').slice(1).join('=')].map(decoded))
  const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)
  // Each text begins with t, and each number is a text behind n, as it is written.
  const markedOf = (text) =>
    asJson(text) &&
    asJson(
      text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => (token[0] === '"' ? '"t' + token.slice(1) : '"n' + token + '"')),
    )
  const asText = (value) => {
    if (typeof value === 'string') return value[0] === 'n' ? value.slice(1) : JSON.stringify(value.slice(1))
    if (Array.isArray(value)) return '[' + value.map(asText).join(',') + ']'
    if (!isObject(value)) return String(value)
    return '{' + Object.entries(value).map(([name, own]) => JSON.stringify(name.slice(1)) + ':' + asText(own)).join(',') + '}'
  }
  const membersOf = (text) => {
    const json = markedOf(text)
    if (!isObject(json)) return formOf(text)
    return Object.entries(json).map(([name, value]) => [name.slice(1), typeof value === 'string' ? value.slice(1) : asText(value)])
  }
  const joinedText = (value) => {
    if (typeof value === 'string') return value.slice(1)
    if (Array.isArray(value)) return value.map(joinedText).join('')
    if (!isObject(value)) return String(value)
    return byName(Object.entries(value)).map(([name, own]) => name.slice(1) + joinedText(own)).join('')
  }
  const memberText = (text, pointer) => {
    const names = pointer.slice(1).split('/').map((name) => 't' + name.replace(/~1/g, '/').replace(/~0/g, '~'))
    const found = names.reduce((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), markedOf(text))
    return found === undefined ? '' : joinedText(found)
  }

  // Bytes are word arrays of crypto-js; a text is its UTF-8.
  const bytesOf = (value) => (typeof value === 'string' ? enc.Utf8.parse(value) : value)
  const bytes = (template, values) =>
    template
      .split(/(\{\w+\})/)
      .reduce((all, piece) => {
        const name = (/^\{(\w+)\}$/.exec(piece) || [])[1]
        if (name !== undefined && !Object.hasOwn(values, name)) throw new Error('The scheme names {' + name + '}, which has no value.')
        return all.concat(bytesOf(name === undefined ? piece : values[name]))
      }, enc.Utf8.parse(''))
  const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name])
  const written = (data, encoding) => {
    if (encoding === undefined) return data
    if (encoding === 'hex') return data.toString(enc.Hex)
    const base64 = data.toString(enc.Base64)
    return encoding === 'base64' ? base64 : base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  }
  const secret = () => {
    const text = credential('API_SECRET')
    return { base64: enc.Base64, hex: enc.Hex, text: enc.Utf8 }[scheme.secret].parse(text)
  }
  const hmac = (size, data, key) => CryptoJS['HmacSHA' + size](data, key || secret())

  const now = Date.now()
  const time = now + (scheme.timestamp.expiresAfter || 0) * 1000
  const iso = new Date(time).toISOString()
  const times = {
    s: String(Math.floor(time / 1000)),
    ms: String(time),
    us: time + '000',
    ns: time + '000000',
    iso,
    'iso-seconds': iso.replace(/\.\d+/, ''),
    'iso-plain': iso.replace(/\.\d+Z$/, ''),
    'iso-basic': iso.replace(/[-:]|\.\d+/g, ''),
  }
  const nonces = {
    ms: () => String(now),
    us: () => now + '000',
    ns: () => now + '000000',
    uuid: () => pm.variables.replaceIn('{{$guid}}'),
    hex: () => pm.variables.replaceIn('{{$guid}}').replace(/-/g, ''),
  }
  const own = { timestamp: times[scheme.timestamp.unit] }
  if (scheme.nonce) own.nonce = nonces[scheme.nonce]()
  const receiveWindow = pm.variables.get('RECEIVE_WINDOW')
  if (receiveWindow) own.receiveWindow = String(receiveWindow)
  const used = new Set(namesIn(JSON.stringify(scheme)))
  const identity = { key: credential('API_KEY') }
  if (used.has('passphrase')) identity.passphrase = credential('API_PASSPHRASE')
  if (used.has('account')) identity.account = credential('API_ACCOUNT')

  const switchedOn = (parameter) => !parameter.disabled
  const pairOf = (parameter) => [filledIn(parameter.key), filledIn(parameter.value)]
  const ownBody = request.body && request.body.mode === 'raw' ? filledIn(request.body.raw) : ''
  const ownQuery = request.url.query.all().filter(switchedOn).map(pairOf)
  const method = request.method.toUpperCase()
  const isInBody = scheme.parametersIn === 'body' && ['POST', 'PUT', 'PATCH'].includes(method)

  const sent = (values) => {
    const [leading, following] = [scheme.leadingParameters, scheme.parameters].map((templates) =>
      Object.entries(templates).filter(isKnown(values)).map(([name, template]) => [name, fill(template, values)]),
    )
    if (!isInBody) return { query: [...leading, ...ownQuery, ...following], body: ownBody }
    const inner = (/^\s*\{(.*)\}\s*$/s.exec(ownBody) || [])[1]
    const isNumber = (name) => scheme.numbers && scheme.numbers.includes(name)
    const asMembers = (pairs) =>
      pairs.map(([name, text]) => JSON.stringify(name) + ':' + (isNumber(name) ? text : JSON.stringify(text))).join(',')
    const parts = inner === undefined ? [joined(leading), ownBody, joined(following)] : [asMembers(leading), inner, asMembers(following)]
    const body = parts.filter((text) => text.trim() !== '').join(inner === undefined ? '&' : ',')
    return { query: ownQuery, body: inner === undefined ? body : '{' + body + '}' }
  }

  const { query, body } = sent({ ...own, ...identity })
  const timed = scheme.timestamp.parameter ? [...query, [scheme.timestamp.parameter, own.timestamp]] : query
  const values = {
    ...(scheme.receiveWindow && scheme.receiveWindow.default ? { receiveWindow: String(scheme.receiveWindow.default) } : {}),
    ...own,
    ...identity,
    day: own.timestamp.replace(/-/g, '').slice(0, 8),
    method,
    path: encodeURI(filledIn(request.url.getPath())).replace(/%25/g, '%'),
    host: filledIn(request.url.getRemote()).replace(/^\w+:\/\//, '').replace(/\/.*$/, ''),
    query: query.length > 0 ? '?' + joined(query) : '',
    queryString: joined(query),
    sortedQuery: joined(byName(timed)),
    rawQuery: query.map((pair) => pair.join('=')).join('&'),
    body,
    bodyQuery: joined(membersOf(body)),
    sortedBodyQuery: joined(byName(membersOf(body))),
    ...Object.fromEntries(Object.entries(scheme.members || {}).map(([name, pointer]) => [name, memberText(body, pointer)])),
  }
  const holds = ({ when }) =>
    when === undefined || (when === 'body' ? ownBody !== '' : when === 'query' ? ownQuery.length > 0 : when === method)
  const members = (templates) =>
    Object.entries(templates).map(([name, template]) => {
      const time = /^\{timestamp\}(?: \+ (\d+))?$/.exec(template)
      if (time && /^\d+$/.test(values.timestamp)) return [name, Number(values.timestamp) + Number(time[1] || 0)]
      return [name, fill(template, values)]
    })
  for (const step of scheme.steps) {
    const rule = (step.kind === 'jwt' ? step.claims : step.canonical).find(holds)
    if (!rule) continue
    if (step.kind === 'jwt') {
      const header = { alg: step.algorithm, typ: 'JWT', ...Object.fromEntries(members(step.header)) }
      const token = [header, Object.fromEntries(members(rule.claims))]
        .map((part) => written(enc.Utf8.parse(JSON.stringify(part)), 'base64url'))
        .join('.')
      values[step.name] = token + '.' + written(hmac(step.algorithm.slice(2), token), 'base64url')
      continue
    }
    const isDigest = step.kind === 'hash' || step.kind === 'hmac'
    const known = isDigest ? { ...values, secret: credential('API_SECRET') } : values
    const data = bytes(rule.template, known)
    const key = step.key && bytes(step.key, known)
    const size = (step.algorithm || '').replace('SHA-', '')
    const result = step.kind === 'encode' ? data : step.kind === 'hash' ? CryptoJS['SHA' + size](data) : hmac(size, data, key)
    values[step.name] = written(result, step.encoding)
  }

  const signed = { ...values }
  if (!own.receiveWindow) delete signed.receiveWindow
  const headers = { ...scheme.headers, ...(own.receiveWindow ? scheme.optionalHeaders : {}) }
  for (const [name, template] of Object.entries(headers)) request.headers.upsert({ key: name, value: fill(template, values) })
  const last = sent(signed)
  request.url.query.clear()
  for (const [name, value] of last.query) request.url.query.add({ key: encoded(name), value: encoded(value) })
  if (last.body !== '' && request.body) request.body.raw = last.body
  else if (last.body !== '') {
    const { RequestBody } = require('postman-collection')
    request.body = new RequestBody({ mode: 'raw', raw: last.body })
    request.headers.upsert({ key: 'Content-Type', value: 'application/x-www-form-urlencoded' })
  }
}
