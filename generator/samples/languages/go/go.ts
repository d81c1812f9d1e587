import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import type { Signing } from '../../../contract/signing.ts'
import { canonicalChoice } from '../../canonicalRules.ts'
import { filesNote, headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf, isFileForm } from '../../contentType.ts'
import { liveGuardOf, liveNotes, unbracketed } from '../../liveGuard.ts'
import { placeholdersOf, schemeParameters, usesTime, variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { alignMembers, quote, writeValue } from '../../writeValue.ts'
import { goSignFunction, goSigningPackages, goTime } from './goSigning.ts'
import { goSyntax, goTemplate } from './goSyntax.ts'

/** A request in Go 1.18 or later, with its standard library alone. */
export const goSample: ProgramWriter<RequestPlan> = { short: shortOf, program: programOf }

function shortOf(plan: RequestPlan): string {
  const { method, path, query, headers, body } = plan
  const fields: (readonly [key: string, value: string])[] = [
    ['method:', quote(method)],
    ['path:', quote(path)],
  ]
  if (query.length > 0) fields.push(['query:', queryOf(query)])
  if (headers.length > 0) fields.push(['headers:', headersOf(headers)])
  if (body && !isFileForm(plan))
    fields.push([
      'body:',
      body.json === undefined ? quote(body.text) : writeValue(body.json, goSyntax, '\t', body.unique),
    ])
  const lines = alignMembers(fields).map((field) => `\t${field},\n`)
  const note = isFileForm(plan) ? `// ${filesNote}\n` : ''
  return `${note}reply, err := call(request{\n${lines.join('')}})\nif err != nil {\n\tlog.Fatal(err)\n}\nfmt.Println(reply)`
}

function queryOf(pairs: readonly Pair[]): string {
  const names = [...new Set(pairs.map(([name]) => name))]
  const values = (wanted: string) => pairs.flatMap(([name, value]) => (name === wanted ? [quote(value)] : []))
  return braced(
    'url.Values',
    names.map((name) => [`${quote(name)}:`, `{${values(name).join(', ')}}`]),
  )
}

function headersOf(pairs: readonly Pair[]): string {
  const unique = Object.entries(Object.fromEntries(pairs))
  return braced(
    'map[string]string',
    unique.map(([name, value]) => [`${quote(name)}:`, quote(value)]),
  )
}

function braced(type: string, items: readonly (readonly [key: string, value: string])[]): string {
  const line = `${type}{${items.map((item) => item.join(' ')).join(', ')}}`
  if (line.length <= 80) return line
  return `${type}{\n${alignMembers(items)
    .map((item) => `\t\t${item},\n`)
    .join('')}\t}`
}

function programOf(plan: RequestPlan, short: string, file: string): string {
  const { signing, server } = plan
  const isText = plan.body !== undefined && plan.body.json === undefined
  const notes = [
    headline(plan),
    `Go 1.18 or later; nothing to install. ${runLine(plan, `go run ${file}`)}`,
    ...variableNotes(plan),
    ...liveNotes(plan),
  ]
  return `${block('// ', notes)}
package main

import (
${packagesOf(plan, isText)
  .map((name) => `\t"${name}"\n`)
  .join('')})

func main() {
${guardOf(plan) === '' ? '' : '\tcheckLive()\n'}${short.replaceAll(/^(?=.)/gm, '\t')}
}

type request struct {
	method  string
	path    string
	query   url.Values
	headers map[string]string
	body    ${isText ? 'string' : 'any'}
}

// call sends a request and gives its reply.
func call(r request) (string, error) {
	query, headers := url.Values{}, http.Header{}
	for name, values := range r.query {
		query[name] = append([]string{}, values...)
	}
	for name, value := range r.headers {
		headers.Set(name, value)
	}
${block('\t', [...bodyLines(isText), ...typeLines(plan), ...(signing ? signingLines(signing) : credentialLines(plan))])}	message, err := http.NewRequest(r.method, server()+r.path+search, strings.NewReader(text))
	if err != nil {
		return "", err
	}
	message.Header = headers
	client := http.Client{Timeout: 10 * time.Second}
	reply, err := client.Do(message)
	if err != nil {
		return "", err
	}
	defer reply.Body.Close()
	content, err := io.ReadAll(reply.Body)
	if err == nil && ${plan.success ? '(reply.StatusCode >= 400 || isRefusal(content))' : 'reply.StatusCode >= 400'} {
		err = fmt.Errorf("%d: %s", reply.StatusCode, content)
	}
	return string(content), err
}

${serverFunction(plan)}
${guardOf(plan)}${refusalFunction(plan)}// encode writes a query with its question mark, sorted by name.
func encode(query url.Values) string {
	if len(query) == 0 {
		return ""
	}
	return "?" + strings.ReplaceAll(query.Encode(), "+", "%20")
}
${signing ? `\n${goSignFunction(signing)}` : ''}${signing || variablesOf(plan).length > 0 || server === '' ? `\n${variableFunction}` : ''}`
}

/** Where requests go. */
function serverFunction({ server }: RequestPlan): string {
  const otherwise = `\tif address := os.Getenv("API_URL"); address != "" {\n\t\treturn address\n\t}\n\treturn ${quote(server)}\n`
  return `func server() string {\n${server === '' ? '\treturn variable("API_URL")\n' : otherwise}}\n`
}

function refusalFunction({ success }: RequestPlan): string {
  if (!success) return ''
  return `// isRefusal tells whether a ${success.member} in a reply is not that of success.
func isRefusal(content []byte) bool {
	found := regexp.MustCompile(\`"${success.member}"\\s*:\\s*"?([^",}\\s]+)\`)
	for _, match := range found.FindAllSubmatch(content, -1) {
		if string(match[1]) != ${quote(success.value)} {
			return true
		}
	}
	return false
}

`
}

function guardOf(plan: RequestPlan): string {
  const guard = liveGuardOf(plan)
  if (!guard) return ''
  const hosts = unbracketed(guard.hosts).map(quote).join(', ')
  return `// checkLive ends the program unless the server is a test server or --live is given.
func checkLive() {
	for _, argument := range os.Args[1:] {
		if argument == "--live" {
			return
		}
	}
	address, err := url.Parse(server())
	if err != nil {
		log.Fatal(err)
	}
	switch address.Hostname() {
	case ${hosts}:
	default:
		log.Fatal(${quote(guard.before)} + server() + ${quote(guard.after)})
	}
}

`
}

const variableFunction = `func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
`

function packagesOf({ signing, success }: RequestPlan, isText: boolean): string[] {
  const names = [
    ...(isText ? [] : ['encoding/json']),
    'fmt',
    'io',
    'log',
    'net/http',
    'net/url',
    'os',
    'strings',
    'time',
    ...(success ? ['regexp'] : []),
    ...(signing ? goSigningPackages(signing) : []),
  ]
  return [...new Set(names)].toSorted()
}

function bodyLines(isText: boolean): string[] {
  if (isText) return ['text := r.body']
  return [
    'text := ""',
    'if r.body != nil {',
    '\tbytes, err := json.Marshal(r.body)',
    '\tif err != nil {',
    '\t\treturn "", err',
    '\t}',
    '\ttext = string(bytes)',
    '}',
  ]
}

function typeLines(plan: RequestPlan): string[] {
  const type = contentTypeOf(plan)
  return type === undefined ? [] : ['if text != "" {', `\theaders.Set("Content-Type", ${quote(type)})`, '}']
}

function credentialLines({ credentials }: RequestPlan): string[] {
  const lines = credentials.flatMap(({ in: place, name, prefix, variable }) => {
    const value = [...(prefix === '' ? [] : [quote(prefix)]), `variable("${variable}")`].join(' + ')
    if (place === 'query') return [`query.Add(${quote(name)}, ${value})`]
    // A name as the spec writes it: Set would change its capitals.
    if (place === 'header') return [`headers[${quote(name)}] = []string{${value}}`]
    const cookie = `${quote(`${name}=`)} + ${value}`
    return [
      `cookie := ${cookie}`,
      'if given := headers.Get("Cookie"); given != "" {',
      '\tcookie = given + "; " + cookie',
      '}',
      'headers.Set("Cookie", cookie)',
    ]
  })
  return [...lines, 'search := encode(query)']
}

function signingLines(signing: Signing): string[] {
  const { headers, timestamp } = signing
  const { signed, after } = schemeParameters(signing)
  const add = ([name, template]: Pair) => `query.Set(${quote(name)}, ${goTemplate(template, requestNames)})`
  return [
    ...(usesTime(signing) ? [`timestamp := ${goTime(signing)}`] : []),
    ...signed.map(add),
    'search := encode(query)',
    ...(placeholdersOf(signing).has('sortedQuery') ? sortedLines(timestamp.parameter) : []),
    ...canonicalLines(signing),
    'signature := sign(canonical)',
    ...after.flatMap(([name, template], index) => {
      const value = `encode(url.Values{${quote(name)}: {${goTemplate(template, requestNames)}}})`
      const isFirst = signed.length === 0 && index === 0
      return isFirst
        ? ['if search == "" {', `\tsearch = ${value}`, '} else {', `\tsearch += "&" + ${value}[1:]`, '}']
        : [`search += "&" + ${value}[1:]`]
    }),
    ...Object.entries(headers).map(
      ([name, template]) => `headers[${quote(name)}] = []string{${goTemplate(template, requestNames)}}`,
    ),
  ]
}

function sortedLines(parameter: string | undefined): string[] {
  if (parameter === undefined) return ['sortedQuery := strings.TrimPrefix(search, "?")']
  return [`query.Set(${quote(parameter)}, timestamp)`, 'sortedQuery := encode(query)[1:]']
}

function canonicalLines(signing: Signing): string[] {
  const { withBody, template } = canonicalChoice(signing)
  const canonical = goTemplate(template, requestNames)
  if (withBody === undefined) return [`canonical := ${canonical}`]
  return [`canonical := ${canonical}`, 'if text != "" {', `\tcanonical = ${goTemplate(withBody, requestNames)}`, '}']
}

/** Expressions for the placeholders of a template in `call`. */
const requestNames: Readonly<Record<string, string>> = {
  method: 'r.method',
  path: 'r.path',
  query: 'search',
  queryString: 'strings.TrimPrefix(search, "?")',
  sortedQuery: 'sortedQuery',
  body: 'text',
  timestamp: 'timestamp',
  key: 'variable("API_KEY")',
  passphrase: 'variable("API_PASSPHRASE")',
  signature: 'signature',
}
