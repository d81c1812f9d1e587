import { type Rule, ruleGroups } from '../../tools/diff/rules.ts'

/** The page of all rules, as Markdown: `docs/diff-rules.md`. */
export function rulesPage(): string {
  const sections = Object.entries(ruleGroups).map(([title, rules]) =>
    [`## ${title}`, '', ...head, ...Object.entries(rules).map(row)].join('\n'),
  )
  return `${[intro, ...sections].join('\n\n')}\n`
}

const intro = `# How changes are classed

Made from \`tools/diff/rules.json\`: change the rules there.

A change is **breaking** when a client that was right by the old description can fail or misread by the new one, without
a change of its own. It is **additive** when such a client goes on and others can do more, and **editorial** when nothing on
the wire differs. So a change has a class for each side: what the client writes (parameters, request bodies, sent messages)
may become wider, what the server writes (responses, headers, received messages) may become narrower.

Two readings are part of the rules, because clients of an exchange rely on them:

- A reader ignores members of an object that it does not know: a new field of a response is additive, even of an object
  whose schema is closed.
- A reader knows every value of an \`enum\` and every form of a \`oneOf\`: one more is breaking in what the server sends. A list
  that may grow is written as \`x-enum-descriptions\` without \`enum\`; then a new value is additive.

Webhooks and callbacks have their sides exchanged: the client is the one that is called.`

const head = [
  '| rule | what has changed | client writes it | server writes it | why |',
  '| --- | --- | --- | --- | --- |',
]

function row([id, { title, request, response, why }]: [string, Rule]): string {
  return `| \`${id}\` | ${title} | ${request} | ${response} | ${why} |`
}
