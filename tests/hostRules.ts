interface HostRule {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** The rules of a `_headers` file. */
export function readHostRules(text: string): HostRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    return { path, headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string]) }
  })
}

/** The headers that Netlify and Cloudflare Pages send with a path: an asterisk stands for anything, and values are joined. */
export function hostHeadersOf(rules: readonly HostRule[], path: string): Readonly<Record<string, string>> {
  const fits = (rule: HostRule) => new RegExp(`^${rule.path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)
  const joined: Record<string, string> = {}
  for (const [name, value] of rules.filter(fits).flatMap(({ headers }) => headers))
    joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`
  return joined
}
