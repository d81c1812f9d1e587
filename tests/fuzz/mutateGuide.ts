import { dump } from 'js-yaml'
import { texts } from './edits.ts'
import type { MutantFiles } from './mutant.ts'
import { frontMatterLines, smallProject } from './mutateProject.ts'
import { mutateText } from './mutateText.ts'
import type { Random } from './random.ts'

const guides = ['guides/en/index.mdx', 'guides/zh/index.mdx', 'guides/en/guide.mdx', 'guides/en/changelog/api.mdx']

/** The small project with other front matter in a guide: mostly forms that YAML allows. */
export function makeGuide(random: Random): MutantFiles {
  const files = smallProject()
  const name = random.pick(guides)
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(String(files[name])) ?? []
  return {
    ...files,
    [name]: random.chance(0.8)
      ? `---\n${changed(matter, random)}---\n${body}`
      : mutateText(`---\n${matter}\n---\n${body}`, random),
  }
}

const keys = ['title', 'description', 'sidebarLabel', 'translates', 'audience'] as const

const values: readonly unknown[] = [
  ...texts,
  ...['Orders', '订单', 'a: b', '404', 404, 1.5, true, '2026-01-02', 'a'.repeat(5000), ' ', '🚀', "it's", '"', 'a #b'],
  ...[['internal'], ['internal', 'partner'], [], '__proto__', ['__proto__'], null, {}, [[]], { en: 'a' }],
]

function changed(matter: string, random: Random): string {
  const key = random.pick(keys)
  const own = matter.split('\n').filter((line) => random.chance(0.5) || !line.startsWith(`${key}:`))
  const field = dump(
    { [key]: random.pick(values) },
    { lineWidth: random.pick([-1, 40]), flowLevel: random.pick([-1, 0, 1]) },
  )
  const isKnown = own.some((line) => line.startsWith(`${key}:`))
  const lines = isKnown ? own : [...own, field.trimEnd()]
  if (random.chance(0.2)) lines.splice(random.below(lines.length + 1), 0, random.pick(frontMatterLines))
  return `${lines.join('\n')}\n`
}
