/** The stage that the last line of a build's output begins, as `1.2 s  Rendering` does; none where it begins no stage. */
export function phaseIn(output: string): string | undefined {
  const text = output.trimEnd()
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
  const at = line.indexOf('s  ')
  return at < 0 ? undefined : line.slice(at + 's  '.length)
}

/** How many pages a build says that its site has. */
export function pagesIn(output: string): number {
  return Number(/(?<!\d)(\d+) pages in /.exec(output)?.[1] ?? 0)
}

/** How many pages a build has rendered, whole or but for their sidebar. */
export function pagesMadeIn(output: string): number {
  return Number(/Prerendering: \d+ of (\d+)/.exec(output)?.[1] ?? 0)
}

/** `1m2.345s`, as `times` of a shell writes it. */
export function secondsIn(text: string): number {
  const [, minutes = '0', seconds = '0'] = /(?<!\d)(\d+)m([\d.]+)s/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
