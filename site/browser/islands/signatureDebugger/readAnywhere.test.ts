import { expect, it } from 'vitest'
import { readAnywhere } from './readAnywhere.ts'

const url = 'https://api.example.com/v3/order'
const read = (text: string) => {
  const { method, address, body, open = [] } = readAnywhere(text, ['key']) ?? {}
  return { method: method?.toUpperCase(), address, body, open }
}
const python = (rest: string) => read(`requests.post("${url}", ${rest}, headers={"key": "K"})`)

it.each([
  ['data=json.dumps({"symbol": "BTC", "size": 1})', '{"symbol": "BTC", "size": 1}'],
  [`data=json.dumps({'a': True, 'b': None}, separators=(',', ':'))`, '{"a":true,"b":null}'],
  ["json={'a': 'b'}", '{"a": "b"}'],
  ['json={"a": True, "b": [1, 2.50, -3,], }', '{"a": true, "b": [1, 2.5, -3]}'],
  [`data=b'{"a":1}'`, '{"a":1}'],
  [`data='{"a":1}'.encode()`, '{"a":1}'],
  [`data=json.dumps({"note": "it's é"})`, '{"note": "it\'s \\u00e9"}'],
  ["data={'a': 'b c', 'n': 1}", 'a=b+c&n=1'],
  [`'{"data": 1}'`, '{"data": 1}'],
  [`# it's the body\n  json={\n  "a": 1,  # one\n}`, '{"a": 1}'],
  ['data=None', ''],
  [
    'json={"a": (1, -2), "b": (-5,), "c": (), "d": ((3, (-4,  # last\n)),)}',
    '{"a": [1, -2], "b": [-5], "c": [], "d": [[3, [-4]]]}',
  ],
  [
    'json={"a": [1.5e3, 1e5, 1E16, 0.00001, 2.5e-07, 1e-4]}',
    '{"a": [1500.0, 100000.0, 1e+16, 1e-05, 2.5e-07, 0.0001]}',
  ],
])('reads the body of Python %s', (rest, body) => {
  expect(python(rest)).toEqual({ method: 'POST', address: url, body, open: [] })
})

it.each([
  ['data=body', 'data'],
  ['data=json.dumps(body)', 'data'],
  ['data=json.dumps({"a": 1}, indent=2)', 'data'],
  ['json={"a": a}', 'json'],
  ['json={"a": (5)}', 'json'],
  ['json={"a": (-5)}', 'json'],
  ['json={"a": ([1, 2])}', 'json'],
  ['json={"a": 0xe5}', 'json'],
  ['json={"a": 1e999}', 'json'],
  ['json={"a": f"{a}"}', 'json'],
  ['data="a" + b', 'data'],
  ['params={"symbol": symbol}', 'params'],
  ['params=params', 'params'],
  ['**options', 'options'],
  ['body', 'data'],
])('finds a variable in %s', (rest, name) => {
  expect(python(rest)).toEqual({ method: 'POST', address: url, body: '', open: [name] })
})

it.each([
  ['JSON.stringify({ symbol: "BTC", size: 1.0 })', '{"symbol":"BTC","size":1}'],
  [`'{"a": 1}'`, '{"a": 1}'],
  ['`{"a": 1}`', '{"a": 1}'],
  [`JSON.stringify({ b: "x", 1: 'y', c: { d: 1, 0: 2 } })`, '{"1":"y","b":"x","c":{"0":2,"d":1}}'],
])('reads the body of fetch %s', (source, body) => {
  const text = `fetch("${url}", { method: "POST", headers: { key: "K" }, body: ${source} })`
  expect(read(text)).toEqual({ method: 'POST', address: url, body, open: [] })
  const set = `const body = ${source}\nfetch("${url}", { method: "POST", headers: { key: "K" }, body })`
  expect(read(set)).toEqual({ method: 'POST', address: url, body, open: [] })
})

it('reads the arguments of axios by their places', () => {
  const config = `{ headers: { key: "K" }, params: { a: 'b' } }`
  const query = `${url}?a=b`
  expect(read(`axios.get("${url}", ${config})`)).toEqual({ method: 'GET', address: query, body: '', open: [] })
  const body = '{"side":"BUY","data":{"params":1}}'
  expect(read(`axios.post("${url}", { side: "BUY", data: { params: 1 } }, ${config})`)).toEqual({
    method: 'POST',
    address: query,
    body,
    open: [],
  })
  expect(read(`axios.post("${url}", order, ${config})`)).toMatchObject({ body: '', open: ['data'] })
  expect(read(`axios({ url: "${url}", method: "post", data: { a: 1 }, headers: { key: "K" } })`)).toEqual({
    method: 'POST',
    address: url,
    body: '{"a":1}',
    open: [],
  })
})

it('reads no tuples of JavaScript', () => {
  expect(read(`axios.post("${url}", { a: [(1, 2)] }, { headers: { key: "K" } })`).open).toEqual(['data'])
})

it('reads variables that are set once, and no others', () => {
  const program = (change: string) => `import requests
url = "${url}"
params = {"symbol": "BTC"}
${change}
requests.request("DELETE", url, params=params, headers={"key": "K"})`
  expect(read(program(''))).toMatchObject({ method: 'DELETE', address: `${url}?symbol=BTC`, open: [] })
  expect(read(program('params["time"] = now'))).toMatchObject({ address: url, open: ['params'] })
  expect(read(program('params = other'))).toMatchObject({ address: url, open: ['params'] })
})

it.each([
  [`f"${url}/{order_id}"`, 'order_id'],
  [`\`${url}/\${id}\``, 'id'],
  [`"${url}/" + id`, 'url'],
  [`"${url}/%s" % id`, 'url'],
  ['"https://api.example.com" + path', 'url'],
])('finds a variable in the address %s', (address, name) => {
  expect(read(`requests.get(${address}, headers={"key": "K"})`).open).toEqual([name])
})

it.each(['1700000000000 + offset', '"K" + suffix', '1700000000000.5', '"K".lower()'])(
  'takes the header %s for a variable',
  (value) => {
    const text = `requests.get("${url}", headers={"key": ${value}})`
    expect(readAnywhere(text, ['key'])?.headers).toEqual([['key', '$variable']])
  },
)

const post = `requests.post("${url}", json={"a": 1}, headers={"key": "K"})`
it.each([
  ['Python', `# Docs: https://docs.example.com/auth\n${post}`],
  ['Python at the end of a line', `import requests  # POST https://docs.example.com/auth\n${post}`],
  [
    'JavaScript',
    `// see https://docs.example.com\nfetch("${url}", { method: "POST", headers: { key: "K" }, body: '{"a": 1}' })`,
  ],
  ['a block', `/* "https://docs.example.com" */\n${post}`],
  ['a text', `print "https://docs.example.com"\n${post}`],
  ['a header of a log', `method=POST Referer=https://www.example.com url="${url}" key=K body={"a": 1}`],
])('takes the address of the call and not of a comment or a header: %s', (_, text) => {
  expect(read(text)).toEqual({ method: 'POST', address: url, body: '{"a": 1}', open: [] })
})

it.each([
  `secret key: SECRET123\nGET ${url} key=K signature=a= signTimestamp=17`,
  `api key: other\nGET ${url} key=K signature=a= signTimestamp=17`,
  `Server expected signTimestamp: 99\nsignature: old\nGET ${url} key=K signature=a= signTimestamp=17`,
  `signTimestamp=17 GET ${url} key=K signature=a=`,
])('takes the headers behind the address before others: %j', (text) => {
  expect(readAnywhere(text, ['key', 'signature', 'signTimestamp'])?.headers).toEqual([
    ['key', 'K'],
    ['signature', 'a='],
    ['signTimestamp', '17'],
  ])
})

it('takes no secret key for the key', () => {
  expect(readAnywhere(`secret key: SECRET123\nGET ${url}`, ['key'])?.headers).toEqual([])
})
