import { expect, it } from 'vitest'
import { readHeaders, readMessage } from './readMessage.ts'

const url = 'https://api.example.com/v3/order'
const headers = [
  ['key', 'K'],
  ['signature', 's='],
]
const body = '{"a":"it\'s"}'
const listed = headers.map(([name, value]) => ({ name, value }))
const post = { method: 'POST', address: url, headers, body }

it.each([
  ['cURL from Bash', `curl -X POST '${url}' \\\n  -H 'key: K' -H 'signature: s=' \\\n  -d '{"a":"it'\\''s"}'`],
  [
    'cURL of a browser',
    `curl '${url}' -H 'key: K' -b 'c=1' -H $'signature: s=' --data-raw $'{"a":"it\\'s"}' --compressed`,
  ],
  [
    'cURL of a browser on Windows',
    `curl ^"${url}^" ^\r\n  -H ^"key: K^" ^\r\n  -H ^"signature: s=^" ^\r\n  --data-raw ^"{^\\^"a^\\^":^\\^"it's^\\^"}^"`,
  ],
  [
    'cURL with long options',
    `curl --request POST --url ${url} --header "key: K" --header "signature: s=" --json "{\\"a\\":\\"it's\\"}"`,
  ],
  ['cURL without spaces', `curl -XPOST -H"key: K" -H"signature: s=" ${url} --data-binary '{"a":"it'"'"'s"}'`],
  ['an HTTP message', `POST ${url} HTTP/1.1\r\nkey: K\r\nsignature: s=\r\n\r\n${body}`],
  ['a line of a log', `2026-01-01 INFO POST ${url} headers={"key": "K", "signature": "s="} body=${body}`],
  [
    'a record of a log',
    JSON.stringify({ level: 'info', method: 'POST', url, headers: { key: 'K', signature: 's=' }, body }),
  ],
  [
    'a client of axios with a base address',
    `const api = axios.create({ baseURL: 'https://api.example.com/v3' })\nawait api.post('/order', { a: "it's" }, { headers: { key: 'K', signature: 's=' } })`,
  ],
  [
    'a configuration of axios as Node prints it',
    `{\n  url: '/order',\n  method: 'post',\n  baseURL: 'https://api.example.com/v3',\n  data: \`${body}\`,\n  headers: { key: 'K', signature: 's=' }\n}`,
  ],
  ['superagent', `superagent.post('${url}').set('key', 'K').set('signature', 's=').send({ a: "it's" })`],
  [
    'a chain with comments',
    `client.post("${url}") // the order\n  .header("key", "K")\n  // its signature\n  .header("signature", "s=")\n  .body("{\\"a\\":\\"it's\\"}").send()`,
  ],
  [
    'a chain in Rust',
    `client.post("${url}").header("key", "K").header("signature", "s=").body("{\\"a\\":\\"it's\\"}").send()`,
  ],
  [
    'PowerShell',
    `$headers = @{ "key" = "K"; "signature" = "s=" }\nInvoke-RestMethod -Method Post -Uri "${url}" -Headers $headers -Body '{"a":"it''s"}'`,
  ],
  [
    'PowerShell without quotes',
    `Invoke-WebRequest -Uri ${url} -Method POST -Body '${body.replace("'", "''")}' -Headers @{key='K';signature='s='}`,
  ],
  [
    'a message with its answer',
    `POST ${url} HTTP/1.1\nkey: K\nsignature: s=\n\n${body}\n\nHTTP/1.1 401 Unauthorized\nkey: no\n\n{"code":401}`,
  ],
  ['a body behind its address', `level=info POST ${url} ${body} key=K signature=s=`],
  [
    'an error of axios',
    JSON.stringify({
      message: 'Request failed with status code 400',
      config: { method: 'post', url: '/order', baseURL: 'https://api.example.com/v3/', headers, data: body },
    }).replace(JSON.stringify(headers), '{"key":"K","signature":"s="}'),
  ],
  [
    'a file of HAR',
    JSON.stringify({
      log: {
        entries: [
          { request: { method: 'GET', url: '/' } },
          { request: { method: 'POST', url, headers: listed, postData: { text: body } } },
        ],
      },
    }),
  ],
  ['an entry of HAR', JSON.stringify({ request: { method: 'POST', url, headers: listed, postData: { text: body } } })],
  [
    'a line of JavaScript',
    `await fetch("${url}", { method: "POST", headers: { key: "K", 'signature': 's=' }, body: JSON.stringify(${body}) })`,
  ],
])('reads %s', (_, text) => {
  const { isUntyped, ...message } = readMessage(text, ['key', 'signature']) ?? { method: '' }
  expect({ ...message, method: message.method.toUpperCase() }).toEqual(post)
})

it.each([
  ['a chain', `superagent.get('${url}').set('key', 'K').query({ a: 1, b: 'x' })`],
  ['a chain behind its body', `superagent.post('${url}').send({ c: 1 }).query({ a: 1, b: 'x' }).set('key', 'K')`],
  ['a chain in Rust', `client.get("${url}").query(&[("a", "1"), ("b", "x")]).header("key", "K").send().await?`],
  ['a list of pairs in Python', `requests.get('${url}', params=[('a', 1), ('b', 'x')], headers={'key': 'K'})`],
])('reads the query of %s', (_, text) => {
  expect(readMessage(text, ['key'])).toMatchObject({ address: `${url}?a=1&b=x` })
  expect(readMessage(text, ['key'])?.open).toBeUndefined()
})

it.each([
  ['a variable', '("a", id)'],
  ['three values', '("a", "1", "2")'],
])('says that a query with %s cannot be read', (_, pair) => {
  expect(readMessage(`client.get("${url}").query(&[${pair}]).header("key", "K")`, ['key'])?.open).toEqual(['params'])
})

it('says that a pair of a query in two arguments cannot be read', () => {
  const text = `request.get("${url}").query("a", "1").header("key", "K")`
  expect(readMessage(text, ['key'])?.open).toEqual(['params'])
})

it.each([
  ['a chain of Rust', `client.post("${url}").header("key", "K").json(&order).send()`],
  ['PowerShell', `Invoke-WebRequest -Method POST -Uri ${url} -Headers @{ key = "K" } -Body $body`],
])('says that the body of %s is a variable', (_, text) => {
  const { open = [], unread = [] } = readMessage(text, ['key']) ?? {}
  expect([...open, ...unread]).not.toEqual([])
})

it('takes a member called response for a part of the body', () => {
  const sent = '{"a":1,"response":"full"}'
  expect(readMessage(`POST ${url} key=K body=${sent}`, ['key'])).toMatchObject({ body: sent })
})

it('adds the parameters of axios to an address without a query', () => {
  const config = { method: 'get', url, params: { time: '12:30 a,b', from: 0, to: null, ids: ['1', '2'] } }
  const queryOf = (own: object) => [...new URL(readMessage(JSON.stringify(own), [])?.address ?? '').searchParams]
  const query = [
    ['time', '12:30 a,b'],
    ['from', '0'],
    ['ids[]', '1'],
    ['ids[]', '2'],
  ]
  expect(queryOf({ config })).toEqual(query)
  expect(queryOf({ config: { ...config, url: `${url}?a=1` } })).toEqual([['a', '1']])
  expect(queryOf({ request: config })).toEqual([])
})

it.each(['{"a":"\\ud83d"}', `{"a":${'['.repeat(4000)}${']'.repeat(4000)}}`])('reads parameters %#', (params) => {
  expect(readMessage(`{"config":{"method":"get","url":"${url}","params":${params}}}`, [])).toMatchObject({
    method: 'get',
  })
})

it.each([
  [
    'headers that are lists',
    `{"level":"info","method":"POST","url":"${url}","headers":{"key":["K"]},"body":"{}"}`,
    '{}',
  ],
  [
    'a file of HAR that ends with a picture',
    JSON.stringify({
      log: {
        entries: [
          { request: { method: 'POST', url, headers: listed.slice(0, 1), postData: { text: '{}' } } },
          { request: { method: 'GET', url: 'https://api.example.com/img.png', headers: [] } },
        ],
      },
    }),
    '{}',
  ],
  [
    'Python with a base and a whole address',
    `BASE_URL = "https://api.example.com"\nr = requests.post("${url}", json={"a": 1}, headers={"key": "K"})\nlater = session.get('/other')`,
    '{"a": 1}',
  ],
  [
    'a server beside fetch',
    `const baseUrl = 'https://api.example.com'\napp.get('/health', (req, res) => res.send())\nawait fetch('${url}', { method: 'POST', headers: { key: 'K' }, body: '{"a":1}' })`,
    '{"a":1}',
  ],
  [
    'a test of REST Assured',
    `given().header("key","K").when().post("${url}").then().statusCode(200).body("code", equalTo(0))`,
    '',
  ],
])('reads %s without what is no part of it', (_, text, sent) => {
  const message = readMessage(text, ['key'])
  expect({ ...message, method: message?.method.toUpperCase() }).toMatchObject({
    method: 'POST',
    address: url,
    body: sent,
    headers: [['key', 'K']],
  })
})

it.each([
  [
    'two calls of a client',
    `const api = axios.create({ baseURL: 'https://api.example.com/v3' })\napi.get('/time')\napi.post('/order', {}, { headers: { key: 'K' } })`,
  ],
  [
    'an address that PowerShell builds',
    '$base = "https://api.example.com"\nirm -Method Post -Uri "$base/v3/order" -Headers @{key="K"}',
  ],
])('says that the address of %s is a variable', (_, text) => {
  expect(readMessage(text, ['key'])?.open).toContain('url')
})

it('takes nothing from an answer in quotes', () => {
  const text = `{'method': 'GET', 'url': '${url}', 'headers': {'key': 'K'}, 'response': '{"code":401,"signature":"bad"}'}`
  expect(readMessage(text, ['key', 'signature'])?.headers).toEqual([['key', 'K']])
})

it.each([
  ['"a=1`nb=`"2`""', 'a=1\nb="2"'],
  ['"say ""a"""', 'say "a"'],
])('reads the body of PowerShell %s', (source, sent) => {
  expect(readMessage(`irm -Method Post -Uri "${url}" -Body ${source} -Headers @{key="K"}`, ['key'])?.body).toBe(sent)
})

const get = 'https://api.example.com/orders?symbol=BTC_USDT&ids=1,2'
const scheme = ['key', 'signature', 'signTimestamp', 'recvWindow']
const signed = [
  ['key', 'K-1'],
  ['signature', 'eu9l+/x='],
  ['signTimestamp', '1764470000000'],
]
const map = 'map[Key:[K-1] Signature:[eu9l+/x=] Signtimestamp:[1764470000000]]'

it.each([
  ["Go's headers behind the address", `GET ${get} ${map}`],
  ["Go's headers on the next line", `GET ${get}\n${map}`],
  ["Go's headers before the address", `2026/01/01 00:00:00 ${map} GET ${get}`],
  [
    "Go's request",
    `&{GET ${get} HTTP/1.1 1 1 ${map} <nil> <nil> 0 [] false api.example.com map[] map[] <nil> map[]   <nil>}`,
  ],
  [
    "Go's request with names",
    `&{Method:GET URL:${get} Proto:HTTP/1.1 Header:${map} Body:<nil> ContentLength:0 Host:api.example.com}`,
  ],
  [
    'a program in Go',
    `req, _ := http.NewRequest("GET", "${get}", nil)
req.Header.Set("key", "K-1")
req.Header.Add("signature", "eu9l+/x=")
req.Header["signTimestamp"] = []string{"1764470000000"}`,
  ],
  [
    'a request of OkHttp',
    `Request{method=GET, url=${get}, headers=[key:K-1, signature:eu9l+/x=, signTimestamp:1764470000000]}`,
  ],
  [
    'a program in Java',
    `new Request.Builder().url("${get}").addHeader("key", "K-1").header("signature", "eu9l+/x=").header("signTimestamp", "1764470000000")`,
  ],
  [
    'a program in C#',
    `var request = new HttpRequestMessage(HttpMethod.Get, "${get}");
request.Headers.Add("key", "K-1"); request.Headers.Add("signature", "eu9l+/x=");
request.Headers.Add("signTimestamp", "1764470000000");`,
  ],
  [
    'a request of C#',
    `Method: GET, RequestUri: '${get}', Version: 1.1, Content: <null>, Headers:
{
  key: K-1
  signature: eu9l+/x=
  signTimestamp: 1764470000000
}`,
  ],
  [
    'a program in PHP',
    `$ch = curl_init('${get}');
curl_setopt($ch, CURLOPT_HTTPHEADER, ['key: K-1', 'signature: eu9l+/x=', 'signTimestamp: 1764470000000']);`,
  ],
  [
    'a program with Guzzle',
    `$client->request('GET', '${get}', ['headers' => ['key' => 'K-1', 'signature' => 'eu9l+/x=', 'signTimestamp' => '1764470000000']]);`,
  ],
  [
    'a program in Ruby',
    `req = Net::HTTP::Get.new(URI('${get}'))
req['key'] = 'K-1'
req['signature'] = 'eu9l+/x='
req['signTimestamp'] = '1764470000000'`,
  ],
  [
    'an HTTP message within a line, with its line feeds written out',
    String.raw`DEBUG sent b'GET ${get} HTTP/1.1\r\nHost: api.example.com\r\nkey: K-1\r\nsignature: eu9l+/x=\r\nsignTimestamp: 1764470000000\r\n\r\n'`,
  ],
  [
    'JSON within a text of JSON',
    JSON.stringify({
      level: 'info',
      sent: JSON.stringify({ method: 'GET', url: get, headers: Object.fromEntries(signed) }),
    }),
  ],
  [
    'headers as pairs of name and value',
    `{"log":{"entries":[{"request":{"method":"GET","url":"${get}","headers":[{"name":"key","value":"K-1"},{"name":"signature","value":"eu9l+/x="},{"name":"signTimestamp","value":"1764470000000"}]}}]}}`,
  ],
])('reads %s', (_, text) => {
  const { method, address, ...message } = readMessage(text, scheme) ?? {}
  expect({ method: method?.toUpperCase(), address, ...message }).toEqual({
    ...{ method: 'GET', address: get, headers: signed, body: '' },
  })
})

it("reads the log of Python's http.client, with the body that it sends apart", () => {
  const head = String.raw`POST /orders HTTP/1.1\r\nHost: api.example.com\r\nContent-Length: 38\r\nkey: K-1`
  const log = `send: b'GET /old HTTP/1.1\\r\\n\\r\\n'
header: Date: Mon, 30 Nov 2026 03:20:57 GMT
send: b'${head}\\r\\n\\r\\n'
send: b'{"symbol": "BTC_USDT", "note": "it\\'s \\xc3\\xa9"}'
reply: 'HTTP/1.1 401 Unauthorized\\r\\n'
header: key: another`
  expect(readMessage(log, scheme)).toEqual({
    method: 'POST',
    address: '/orders',
    headers: [
      ['Host', 'api.example.com'],
      ['Content-Length', '38'],
      ['key', 'K-1'],
    ],
    body: '{"symbol": "BTC_USDT", "note": "it\'s é"}',
    isUntyped: true,
  })
})

it.each([
  ['a program in Go', `http.NewRequest("POST", "${url}", strings.NewReader(\`${body}\`))\nreq.Header.Set("key", "K")`],
  [
    'a program in Go with a constant',
    `http.NewRequestWithContext(ctx, http.MethodPost, "${url}", bytes.NewBuffer([]byte(\`${body}\`)))\nreq.Header.Set("key", "K")`,
  ],
  ['a log in logfmt', `level=info method=POST url="${url}" key=K body=${JSON.stringify(body)}`],
  ['a log of OkHttp', `--> POST ${url}\nContent-Length: 12\nkey: K\n\n${body}\n--> END POST (12-byte body)`],
  [
    'a program in Java',
    `Request.Builder().url("${url}").post(RequestBody.create("{\\"a\\":\\"it's\\"}", JSON)).header("key", "K")`,
  ],
  [
    'a program in PHP',
    `curl_init("${url}"); curl_setopt($ch, CURLOPT_POSTFIELDS, "{\\"a\\":\\"it's\\"}"); $h = ['key: K'];`,
  ],
])('reads the body of %s', (_, text) => {
  expect(readMessage(text, ['key'])).toMatchObject({ address: url, headers: [['key', 'K']], body })
})

it.each([
  [
    'a header that is hidden',
    `Request{method=GET, url=${get}, headers=[key:██, signature:s=, signTimestamp:17]}`,
    'key',
  ],
  ['a header without a sign', `GET ${get}\nkey K\nsignature: s=\nsignTimestamp: 17`, 'key'],
  [
    'the body of a request of Go',
    `&{POST ${url} HTTP/1.1 1 1 map[Key:[K] Signature:[s=] Signtimestamp:[17]] {0xc0000c2220} 0x5fca80 7 []}`,
    'body',
  ],
  [
    'a body that curl does not print',
    `> POST ${url} HTTP/1.1\n> key: K\n> signature: s=\n> signTimestamp: 17\n> Content-Length: 38\n>`,
    'body',
  ],
  [
    'the body of a chain',
    `Request.Builder().url("${url}").post(body).header("key", "K").header("signature", "s=").header("signTimestamp", "17")`,
    'body',
  ],
])('names %s as unread', (_, text, name) => {
  expect(readMessage(text, scheme)?.unread).toEqual([name])
})

const lines = signed.map(([name, value]) => `${name}: ${value}`)
it.each([
  [
    'curl',
    `> GET ${get} HTTP/1.1\n${lines.map((line) => `> ${line}\n`).join('')}>\n< HTTP/1.1 401 Unauthorized\n< content-length: 43\n<\n{"code":401}`,
  ],
  [
    "Python's http.client",
    `send: b'GET ${get} HTTP/1.1\\r\\n${lines.join('\\r\\n')}\\r\\n\\r\\n'\nreply: 'HTTP/1.1 401 Unauthorized\\r\\n'\nheader: Content-Length: 43`,
  ],
  ['Go', `request: GET ${get} ${map}\nresponse: 401 Unauthorized map[Content-Length:[43]] {"code":401}`],
  [
    'OkHttp',
    `--> GET ${get}\n${lines.join('\n')}\n--> END GET\n<-- 401 ${get} (12ms)\ncontent-length: 12\n\n{"code":401}\n<-- END HTTP`,
  ],
])('reads the request of a log of %s without the answer', (_, text) => {
  expect(readMessage(text, scheme)).toEqual({ method: 'GET', address: get, headers: signed, body: '' })
})

it('reads no body of an answer for the body of a POST', () => {
  const text = `--> POST ${url}\nkey: K\n--> END POST\n<-- 401 ${url}\nsignature: other\n\n{"code":401}`
  expect(readMessage(text, ['key'])).toEqual({ method: 'POST', address: url, headers: [['key', 'K']], body: '' })
})

it('reads data of cURL as the query where it says so', () => {
  const text = `curl -G ${url} -d limit=5 --data-urlencode 'ids=1,2' -H 'key: K'`
  expect(readMessage(text, [])).toEqual({
    method: 'GET',
    address: `${url}?limit=5&ids=1%2C2`,
    headers: [['key', 'K']],
    body: '',
  })
})

it('reads a line of Python, with its query, and takes what is no text for a variable', () => {
  const python = `requests.get("${url}", params={'a': 'b'}, headers={"key": K, "signature": "s=", "signTimestamp": 17})`
  expect(readMessage(python, ['key', 'signature', 'signTimestamp'])).toEqual({
    method: 'get',
    address: `${url}?a=b`,
    headers: [
      ['key', '$variable'],
      ['signature', 's='],
      ['signTimestamp', '17'],
    ],
    body: '',
  })
})

it('takes a line of a program for no headers', () => {
  expect(readHeaders(`requests.get("${url}", headers=own)`)).toEqual([])
  expect(readHeaders('key: K\nsignature: s=')).toEqual(headers)
})

it('reads the items of HTTPie', () => {
  expect(readMessage(`http POST ${url} key:K signature:s= limit==5 a=b n:=1`, [])).toEqual({
    method: 'POST',
    address: `${url}?limit=5`,
    headers,
    body: '{"a": "b", "n": 1}',
  })
  expect(readMessage('https api.example.com/a key:K', [])).toMatchObject({
    method: 'GET',
    address: 'https://api.example.com/a',
  })
})

it.each(['', 'hello', '{"code":21604,"message":"Invalid"}', 'curl', 'key: K\nsignature: s'])(
  'reads no request in %j',
  (text) => {
    expect(readMessage(text, ['key'])).toBeUndefined()
  },
)

it.each([
  ['a body that a logger has cut off', `POST ${url} key: K\nbody={"orders":[${'{"a":"1"},'.repeat(20_000)}`],
  ['blank lines', `POST ${url} key: K${'\n'.repeat(100_000)}x`],
  ['lines of spaces', `POST ${url} key: K${' \n'.repeat(50_000)}x`],
  ['a body in a text that a logger has cut off', `POST ${url} {${'\\"a\\":1,'.repeat(12_000)}`],
  ['a chain of calls', `superagent.post('${url}')${".set('key', 'K')".repeat(5000)}`],
])('a paste is read while a reader types: %s', (_, text) => {
  const before = process.cpuUsage().user
  readMessage(text, ['key', 'signature'])
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000)
})
