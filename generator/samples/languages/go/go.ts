import type { BodyPart, Pair, RequestPlan, RequestPlanBody } from '../../../contract/samples.ts'
import { headline, runLine, variableNotes } from '../../comments.ts'
import { contentTypeOf } from '../../contentType.ts'
import { liveGuardOf, liveNotes, unbracketed } from '../../liveGuard.ts'
import { missingValues } from '../../missingValues.ts'
import { requestLines } from '../../signingLines.ts'
import { variablesOf } from '../../signingNeeds.ts'
import { block, type ProgramWriter } from '../../writeProgram.ts'
import { alignMembers, quote, writeValue } from '../../writeValue.ts'
import { goImports, goRequest } from './goSigning.ts'
import { goStepFunctions } from './goStepFunctions.ts'
import { goSyntax } from './goSyntax.ts'

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
  if (body) fields.push(bodyField(body))
  const lines = alignMembers(fields).map((field) => `\t${field},\n`)
  return `reply, err := call(request{\n${lines.join('')}})\nif err != nil {\n\tlog.Fatal(err)\n}\nfmt.Println(reply)`
}

function bodyField({ json, text, file, parts, unique }: RequestPlanBody): readonly [key: string, value: string] {
  if (file !== undefined) return ['file:', quote(file)]
  if (parts) return ['parts:', `[]part{\n${block('\t\t', parts.map(partLine))}\t}`]
  return ['body:', json === undefined ? quote(text) : writeValue(json, goSyntax, '\t', unique)]
}

function partLine({ name, text, file, mediaType }: BodyPart): string {
  const members = Object.entries({ name, text, file, kind: mediaType }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${quote(value)}`],
  )
  return `{${members.join(', ')}},`
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
  const { body } = plan
  const notes = [
    headline(plan),
    `Go 1.18 or later; nothing to install. ${runLine(plan, `go run ${file}`)}`,
    ...variableNotes(plan),
    ...liveNotes(plan),
  ]
  const lines = signing ? requestLines(plan, signing, goRequest) : credentialLines(plan)
  const functions = [
    ...(signing ? goStepFunctions(signing) : []),
    ...(signing || variablesOf(plan).length > 0 || server === '' ? [variableFunction] : []),
  ]
  const code = `func main() {
${guardOf(plan) === '' ? '' : '\tcheckLive()\n'}${short.replaceAll(/^(?=.)/gm, '\t')}
}

type request struct {
	method  string
	path    string
	query   url.Values
	headers map[string]string
	${bodyMember(body)}
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
${block('\t', [...bodyLines(body), ...lines, ...typeLines(plan), ...missingLines(plan)])}	message, err := http.NewRequest(r.method, server()+r.path+search, ${body?.file || body?.parts ? 'bytes.NewReader(payload)' : 'strings.NewReader(text)'})
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
${body?.parts ? formFunction : ''}${functions.map((own) => `\n${own}`).join('')}`
  return `${block('// ', notes)}
package main

import (
${block(
  '\t',
  goImports(code).map((name) => `"${name}"`),
)})

${code}`
}

function missingLines(plan: RequestPlan): string[] {
  return missingValues(plan).flatMap(({ texts, message }) => [
    `if ${texts.map((text) => `strings.Contains(r.path+search, ${quote(text)})`).join(' || ')} {`,
    `\treturn "", fmt.Errorf("%s", ${quote(message)})`,
    '}',
  ])
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

const formFunction = `
type part struct {
	name, text, file, kind string
}

// form writes the parts of a form, and tells its media type.
func form(parts []part) ([]byte, string, error) {
	body := bytes.Buffer{}
	writer := multipart.NewWriter(&body)
	for _, p := range parts {
		content, disposition := []byte(p.text), fmt.Sprintf("form-data; name=%q", p.name)
		if p.file != "" {
			bytes, err := os.ReadFile(p.file)
			if err != nil {
				return nil, "", err
			}
			content, disposition = bytes, disposition+fmt.Sprintf("; filename=%q", p.file)
		}
		header := textproto.MIMEHeader{"Content-Disposition": {disposition}}
		if p.kind != "" {
			header.Set("Content-Type", p.kind)
		}
		target, err := writer.CreatePart(header)
		if err == nil {
			_, err = target.Write(content)
		}
		if err != nil {
			return nil, "", err
		}
	}
	err := writer.Close()
	return body.Bytes(), writer.FormDataContentType(), err
}
`

const variableFunction = `func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
`

function isJson(body: RequestPlan['body']): boolean {
  return body === undefined || body.json !== undefined
}

/** The member of a request that its body is made of. */
function bodyMember(body: RequestPlan['body']): string {
  if (body?.file !== undefined) return 'file    string'
  if (body?.parts) return 'parts   []part'
  return `body    ${isJson(body) ? 'any' : 'string'}`
}

const returnError = ['if err != nil {', '\treturn "", err', '}']

function bodyLines(body: RequestPlan['body']): string[] {
  if (body?.file !== undefined) return ['const text = ""', 'payload, err := os.ReadFile(r.file)', ...returnError]
  if (body?.parts) {
    const type = 'headers.Set("Content-Type", kind)'
    return ['const text = ""', 'payload, kind, err := form(r.parts)', ...returnError, type]
  }
  if (!isJson(body)) return ['text := r.body']
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
  if (type === undefined) return []
  const line = `headers.Set("Content-Type", ${quote(type)})`
  return plan.body?.file === undefined ? ['if text != "" {', `\t${line}`, '}'] : [line]
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
