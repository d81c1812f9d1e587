import { expect, it } from 'vitest'
import { readHeaders, readMessage } from './readMessage.ts'

const url = 'https://api.example.com/v3/order'
const headers = [
  ['key', 'K'],
  ['signature', 's='],
]
const body = '{"a":"it\'s"}'
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
    'a line of JavaScript',
    `await fetch("${url}", { method: "POST", headers: { key: "K", 'signature': 's=' }, body: JSON.stringify(${body}) })`,
  ],
])('reads %s', (_, text) => {
  expect(readMessage(text, ['key', 'signature'])).toEqual(post)
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
