import { describe, expect, it } from 'vitest'
import { stackLines } from './diagnostics/stackLines.ts'
import { isFull } from './fullRun.ts'
import { runCommand } from './runCommand.ts'

/** Mistakes that another command or flag makes above. */
const otherMistakes = [
  ['build', ['extra']],
  ['build', ['--pages', 'operation']],
  ['generate', ['--chek']],
  ['i18n', ['--langage', 'zh']],
  ['search', ['--limits', '3', 'order']],
  ['diff', []],
  ['report', ['--locale', 'xx']],
  ['bench', ['nothing']],
  ['preview', ['--port', 'many']],
  ['build', ['--compress', 'much']],
] as const

describe('calling a command in a wrong way', () => {
  it.each([
    ['build', ['--colour']],
    ['build', ['--spec']],
    ['build', ['--project', '.', '--spec', 'a.yaml']],
    ['build', ['--spec', 'a.yaml', '--pages', 'chapter']],
    ['validate', ['--format', 'xml']],
    ['search', []],
    ['search', ['--limit', 'many', 'order']],
    ['search', ['--locale', 'xx', '--project', 'tests/fixtures/meridian', 'order']],
    ['new', ['endpoint', 'spot']],
    ['diff', ['HEAD', '--fail-on', 'anything']],
    ['searchPush', ['now']],
    ['searchPush', ['--project', 'tests/fixtures/meridian', '--dry-run']],
    ['preview', ['--dir', 'no-such-folder']],
    ['build', ['--out', 'package.json']],
    ['nginx', ['--folder', 'dist']],
    ...(isFull ? otherMistakes : []),
  ] as const)('%s %j ends with 2, says what is wrong and how to get help', async (name, flags) => {
    const result = await runCommand(name, flags)
    expect(result.code).toBe(2)
    expect(result.stdout).toBe('')
    expect(result.stderr.trimEnd().split('\n').at(-1)).toBe('Run with --help to list its flags.')
    expect(stackLines(result)).toEqual([])
  })

  it.each(['build', 'generate', 'validate', 'diff', 'new', 'report', 'i18n', 'search', 'preview', 'bench'] as const)(
    '%s --help ends with 0 and names every flag',
    async (name) => {
      const { code, stdout } = await runCommand(name, ['--help'])
      expect(code).toBe(0)
      expect(stdout).toMatch(new RegExp(`^npm run ${name} -- `))
    },
  )
})
