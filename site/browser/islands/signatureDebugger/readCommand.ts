import { headerOf, type Message, typeMark } from './message.ts'
import { shellWords } from './shellWords.ts'

/** Reads a command of cURL or HTTPie, also behind lines that set its variables; `undefined` for any other text. */
export function readCommand(text: string): Message | undefined {
  const [, before = '', command = ''] =
    /^([\s\S]*?)^(?:\$ )?((?:curl(?:\.exe)?|https?)\s[\s\S]*)$/im.exec(text.trim()) ?? []
  const variables = new Map(assignments(before))
  const [program = '', ...words] = shellWords(command).map((word) =>
    word.replaceAll(/\$(?:(\w+)|\{(\w+)\})/g, (own, bare, braced) => variables.get(bare ?? braced) ?? own),
  )
  if (/^curl(?:\.exe)?$/i.test(program)) return readCurl(words)
  return /^https?$/.test(program) ? readHttpie(words, program) : undefined
}

/** Variables of a script that are set to plain texts: the shell makes the others when it runs. */
function assignments(script: string): [string, string][] {
  return shellWords(script).flatMap((word): [string, string][] => {
    const [, name, value] = /^(\w+)=([^$]*)$/.exec(word) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
}

/** Options of cURL whose value is not signed. */
const skipped =
  /^(?:-[AbcCeEFKmoQrtTuUwxyYz]|--(?:user-agent|cookie|cookie-jar|referer|cert|key|max-time|connect-timeout|output|user|proxy|write-out|retry|form|cacert|resolve|range))$/
const dataOptions = /^(?:-d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)$/

function readCurl(words: readonly string[]): Message | undefined {
  let [method, address]: (string | undefined)[] = []
  const [headers, texts]: [[string, string][], string[]] = [[], []]
  let isQuery = false
  const rest = words.flatMap(separated)
  while (rest.length > 0) {
    const word = rest.shift() ?? ''
    if (word === '-X' || word === '--request') method = rest.shift()
    else if (word === '-H' || word === '--header') headers.push(...headerOf(rest.shift() ?? ''))
    else if (word === '--url') address = rest.shift()
    else if (dataOptions.test(word)) texts.push(dataText(word, rest.shift() ?? ''))
    else if (word === '-G' || word === '--get') isQuery = true
    else if (word === '-I' || word === '--head') method ??= 'HEAD'
    else if (skipped.test(word)) rest.shift()
    else if (!word.startsWith('-')) address ??= word
  }
  if (address === undefined) return undefined
  const sent = texts.join('&')
  const mark = address.includes('?') ? '&' : '?'
  const body = isQuery ? '' : sent
  return {
    method: method ?? (sent === '' || isQuery ? 'GET' : 'POST'),
    address: withScheme(isQuery && sent !== '' ? address + mark + sent : address),
    ...{ headers, body },
    ...(words.includes('--json') ? {} : typeMark({ headers, body })),
  }
}

/** An option and a value that stand in one word: `-XPOST`, `-Hkey: k`. */
function separated(word: string): string[] {
  const [, option, value] = /^(-[XHd])([\s\S]+)$/.exec(word) ?? []
  return option !== undefined && value !== undefined ? [option, value] : [word]
}

function dataText(option: string, value: string): string {
  if (option !== '--data-urlencode') return value
  const cut = value.indexOf('=')
  return cut < 0 ? encodeURIComponent(value) : value.slice(0, cut + 1) + encodeURIComponent(value.slice(cut + 1))
}

function withScheme(address: string): string {
  return /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
}

/** HTTPie: an item is a header (`name:value`), a parameter (`name==value`), or a member (`name=value`, `name:=json`). */
function readHttpie(words: readonly string[], scheme: string): Message | undefined {
  const own = words.filter((word) => !word.startsWith('-'))
  const method = /^[A-Z]+$/i.test(own[0] ?? '') ? own.shift() : undefined
  const address = own.shift()
  if (address === undefined) return undefined
  const items = own.flatMap((word) => {
    const [, name = '', sign, value = ''] = /^([^:=]+)(:=|==|=|:)([\s\S]*)$/.exec(word) ?? []
    return sign === undefined ? [] : [{ name, sign, value }]
  })
  const query = items.filter(({ sign }) => sign === '==').map(({ name, value }) => [name, value])
  const isForm = words.includes('--form') || words.includes('-f')
  const members = items.filter(({ sign }) => sign === '=' || sign === ':=')
  const body = isForm
    ? String(new URLSearchParams(members.map(({ name, value }) => [name, value])))
    : `{${members.map(({ name, sign, value }) => `${JSON.stringify(name)}: ${sign === '=' ? JSON.stringify(value) : value}`).join(', ')}}`
  const search = query.length === 0 ? '' : `${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
  return {
    method: method ?? (members.length === 0 ? 'GET' : 'POST'),
    address: (/^[a-z]+:\/\//i.test(address) ? address : `${scheme}://${address}`) + search,
    headers: items.filter(({ sign }) => sign === ':').map(({ name, value }) => [name, value]),
    body: members.length === 0 ? '' : body,
  }
}
