import { describe, expect, it } from 'vitest'
import { sampleLanguageNames } from '../contract/sampleLanguages.ts'
import { languages } from './languages.ts'
import { timeLines } from './program/timeLines.ts'
import { sampleOf } from './sampleOf.ts'
import { concatenated, inQuery, jsonBody, order, orderQuery, plan, sorted } from './testing.ts'

const names = sampleLanguageNames

const getSorted = plan({ query: orderQuery, signing: sorted })
const postConcatenated = plan({
  operation: 'createOrder',
  title: 'Create an order',
  method: 'POST',
  effect: 'trade',
  signing: concatenated,
  body: jsonBody(order),
})

/** Programs that read as documents. */
const programs = [
  getSorted,
  { ...postConcatenated, operation: 'createOrderSorted', signing: sorted },
  { ...getSorted, operation: 'listOrdersConcatenated', signing: concatenated },
  postConcatenated,
  plan({ operation: 'getTime', title: 'Get server time', path: '/time' }),
  plan({ operation: 'signedInQuery', query: orderQuery, signing: inQuery }),
]

describe.each(names)('a program in %s', (language) => {
  it.each(programs)('for $operation reads as expected', async (own) => {
    const { program, file } = sampleOf(language, own)
    await expect(program).toMatchFileSnapshot(`../../tests/expected/samples/${file}`)
  })

  it('holds what stands on the page', () => {
    if (language === 'bash') return
    const { program, short } = sampleOf(language, postConcatenated)
    const withoutIndent = (text: string) => text.replaceAll(/^[ \t]+/gm, '')
    expect(withoutIndent(program)).toContain(withoutIndent(short))
  })

  it('says what it reads from the environment', () => {
    expect(sampleOf(language, postConcatenated).program).toMatch(/Run: API_KEY=\S+ API_SECRET=\S+ API_PASSPHRASE=/)
  })

  it('asks for the address when the spec names none', () => {
    expect(sampleOf(language, plan({ server: '' })).program).toMatch(/Run: API_URL=/)
  })

  it('shows no address without a host where a command holds it', () => {
    const { short } = sampleOf(language, plan({ server: '', path: '/v3/time' }))
    if (language === 'bash') expect(short).toMatch(/^curl "\$API_URL\/v3\/time"/)
    else expect(short).not.toContain('API_URL')
  })

  it('says which files it sends', () => {
    const parts = [{ name: 'photo', file: 'photo.png', mediaType: 'image/png' }]
    const own = plan({ method: 'POST', body: { mediaType: 'multipart/form-data', text: '', parts } })
    const { short, program } = sampleOf(language, own)
    expect(short).toContain('photo.png')
    expect(program).toContain('Sends photo.png from the folder it is started in.')
  })

  it('takes the names that every object has for unknown ones in a template', () => {
    const templates = { 'X-A': '{constructor}', 'X-B': 'b{__proto__}', 'X-C': '{hasOwnProperty}c{key}' }
    const { program } = sampleOf(language, plan({ signing: { ...concatenated, headers: templates } }))
    expect(program).not.toMatch(/constructor|__proto__|hasOwnProperty|native code/)
  })

  it('is not broken by a title', () => {
    const { program } = sampleOf(language, plan({ title: 'a"""\n\\u000aimport b\u2028c */ \uFEFF' }))
    expect(program).toContain(`a''' 'u000aimport b c */ : GET /orders`)
  })
})

describe('what stands on the page', () => {
  it.each([
    ['bash', `curl 'https://api.example.com/orders?symbol=BTC_USDT&limit=5'`],
    [
      'python',
      'reply = call("GET", "/orders", query={"symbol": "BTC_USDT", "limit": "5"})\nprint(json.dumps(reply, indent=2))',
    ],
    [
      'javascript',
      `const reply = await call('GET', '/orders', { query: { symbol: 'BTC_USDT', limit: '5' } })\nconsole.log(JSON.stringify(reply, null, 2))`,
    ],
    [
      'java',
      `String reply = new Call("GET", "/orders")
    .query("symbol", "BTC_USDT")
    .query("limit", "5")
    .send();
System.out.println(reply);`,
    ],
    [
      'go',
      `reply, err := call(request{
\tmethod: "GET",
\tpath:   "/orders",
\tquery:  url.Values{"symbol": {"BTC_USDT"}, "limit": {"5"}},
})
if err != nil {
\tlog.Fatal(err)
}
fmt.Println(reply)`,
    ],
  ] as const)('is short in %s', (language, expected) => {
    expect(sampleOf(language, plan({ query: orderQuery })).short).toBe(expected)
  })

  it('shows in the shell what is signed', () => {
    expect(sampleOf('bash', getSorted).short).toBe(
      `${timeLines(sorted, languages.bash.syntax).join('\n')}\n${String.raw`signature=$(printf 'GET\n/orders\nlimit=5&signTimestamp=%s&symbol=BTC_USDT' "$timestamp" |
  openssl dgst -sha256 -hmac "$API_SECRET" -binary |
  openssl base64 -A)
curl 'https://api.example.com/orders?symbol=BTC_USDT&limit=5' \
  --header "key: $API_KEY" \
  --header "signTimestamp: $timestamp" \
  --header "signature: $signature"`}`,
    )
  })
})

describe('a name of a program', () => {
  it.each([
    ['createOrder', 'java', 'CreateOrder.java'],
    ['v3.orders/create', 'python', 'v3-orders-create.py'],
    ['list', 'java', 'CallList.java'],
    ['2fa', 'java', 'Call2fa.java'],
    ['订单', 'bash', 'sample.sh'],
  ] as const)('for %s in %s is %s', (operation, language, file) => {
    expect(sampleOf(language, plan({ operation })).file).toBe(file)
  })
})
