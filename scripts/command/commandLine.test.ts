import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { asTyped } from './asCalled.ts'
import { engineRoot, runCommand, UsageError } from './commandLine.ts'
import { projectOf } from './projectFlags.ts'

describe('the project that flags name', () => {
  test('is this folder without any flag', () => {
    expect(projectOf({})).toEqual({ kind: 'project', root: engineRoot })
    expect(engineRoot).toBe(resolve(import.meta.dirname, '../..'))
  })

  test('is the folder given with --project', () => {
    expect(projectOf({ project: '/srv/docs' })).toEqual({ kind: 'project', root: '/srv/docs' })
    expect(projectOf({ project: 'other' })).toEqual({ kind: 'project', root: resolve('other') })
  })

  test.runIf(process.platform !== 'win32').each(['/srv/what?', '/srv/a\\b/docs'])('is in no folder %s', (project) => {
    expect(() => projectOf({ project })).toThrow(`No module can be loaded from ${project}: rename the folder`)
  })

  test('is made of bare specs below the current folder', () => {
    expect(
      projectOf({ spec: ['specs/a.yaml', './b.json'], pages: 'operation', perspective: 'client', lang: 'zh' }),
    ).toEqual({
      kind: 'specs',
      root: process.cwd(),
      specs: ['specs/a.yaml', 'b.json'],
      pages: 'operation',
      perspective: 'client',
      lang: 'zh',
    })
  })

  test('has the folder of a bare spec as its root when that is elsewhere', () => {
    expect(projectOf({ spec: ['/srv/apis/spot/openapi.yaml'] })).toEqual({
      kind: 'specs',
      root: '/srv/apis/spot',
      specs: ['openapi.yaml'],
    })
  })

  test('has the deepest folder common to all bare specs as its root', () => {
    expect(projectOf({ spec: ['/srv/apis/spot/a.yaml', '/srv/apis-old/b.yaml', '/srv/apis/c.yaml'] })).toEqual({
      kind: 'specs',
      root: '/srv',
      specs: ['apis/spot/a.yaml', 'apis-old/b.yaml', 'apis/c.yaml'],
    })
    expect(projectOf({ spec: ['/one/a.yaml', '/two/b.yaml'] })).toMatchObject({
      root: '/',
      specs: ['one/a.yaml', 'two/b.yaml'],
    })
  })

  test('has overlays beside bare specs, below a folder common to both', () => {
    expect(projectOf({ spec: ['/srv/apis/a.yaml'], overlay: ['/srv/overlays/public.yaml'] })).toEqual({
      kind: 'specs',
      root: '/srv',
      specs: ['apis/a.yaml'],
      overlays: ['overlays/public.yaml'],
    })
  })

  test.each([
    [
      '--overlay without --spec',
      { overlay: ['a.yaml'] },
      '--overlay goes with --spec; a project lists `overlays` of each API in its configuration.',
    ],
    ['--project with --spec', { project: 'x', spec: ['a.yaml'] }, 'Use --project or --spec, not both.'],
    ['--pages without --spec', { pages: 'tag' }, '--pages goes with --spec; a project sets it in its configuration.'],
    [
      '--perspective without --spec',
      { perspective: 'client' },
      '--perspective goes with --spec; a project sets it for each API in its configuration.',
    ],
    [
      'an unknown perspective',
      { spec: ['a.yaml'], perspective: 'server' },
      '--perspective is one of client, provider, not "server".',
    ],
    ['--lang without --spec', { lang: 'zh' }, '--lang goes with --spec; a project lists its languages as `locales`.'],
    [
      '--origin without --spec',
      { origin: 'https://a.test' },
      '--origin goes with --spec; a project sets `origin` in its configuration.',
    ],
    [
      'an origin with a path',
      { spec: ['a.yaml'], origin: 'https://a.test/docs' },
      '--origin is a scheme and a host, such as https://docs.example.com, not "https://a.test/docs".',
    ],
    [
      'no language',
      { spec: ['a.yaml'], lang: 'Chinese!' },
      '--lang is a language tag such as en or zh-TW, not "Chinese!".',
    ],
    [
      'an address',
      { spec: ['https://a.test/b.yaml'] },
      '--spec names a file, and nothing is fetched: run npm run fetch -- https://a.test/b.yaml in an empty folder.',
    ],
    ['an unknown kind of pages', { spec: ['a.yaml'], pages: 'all' }, '--pages is one of tag, operation, not "all".'],
  ])('is refused for %s', (_, flags, message) => {
    expect(() => projectOf(flags)).toThrow(new UsageError(message))
  })
})

describe('a command', () => {
  const command = { help: 'npm run example', options: { port: { type: 'string', default: '1' } } } as const
  const argv = process.argv
  const printed: string[] = []

  beforeEach(() => {
    printed.length = 0
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((text) => void printed.push(String(text)))
  })

  afterEach(() => {
    process.argv = argv
    process.exitCode = undefined
    vi.restoreAllMocks()
  })

  async function run(flags: readonly string[], body: (port: string | undefined) => Promise<number> = async () => 0) {
    process.argv = ['node', join(engineRoot, 'scripts/example.ts'), ...flags]
    await runCommand(command, ({ port }) => body(port))
    return process.exitCode
  }

  test.each([0, 1])('ends with the code %i that it gives', async (code) => {
    expect(await run([], async () => code)).toBe(code)
  })

  test('gets its flags, with defaults', async () => {
    const ports: (string | undefined)[] = []
    await run([], async (port) => ports.push(port))
    await run(['--port', '8080'], async (port) => ports.push(port))
    expect(ports).toEqual(['1', '8080'])
  })

  test.each(['--help', '-h'])('prints its help for %s and does nothing else', async (flag) => {
    const body = vi.fn(async () => 1)
    expect(await run([flag], body)).not.toBe(1)
    expect(printed).toEqual(['npm run example'])
    expect(body).not.toHaveBeenCalled()
  })

  test.each([[['--prot', '1']], [['extra']], [['--port']]])(
    'ends with 2 for %j and says how to get help',
    async (flags) => {
      expect(await run(flags)).toBe(2)
      expect(printed).toHaveLength(1)
      expect(printed[0]).toMatch(/\nRun with --help to list its flags\.$/)
    },
  )

  test('is called by its own name in a project that has installed the engine', async () => {
    vi.stubEnv('EXCHANGE_DOCS_BIN', '1')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    await run(['--help'])
    await run([], async () =>
      Promise.reject(new UsageError('Name one: npm run version:cut -- 2.0, then npm run build.')),
    )
    expect(printed).toEqual([
      'exchange-docs example',
      'Name one: exchange-docs version:cut 2.0, then exchange-docs build.\nRun with --help to list its flags.',
    ])
  })

  test('names the commands in hints as they are typed there', () => {
    const hint = 'Run `npm run i18n -- --translated`.'
    expect(asTyped(hint)).toBe(hint)
    vi.stubEnv('EXCHANGE_DOCS_BIN', '1')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect(asTyped(hint)).toBe('Run `npx exchange-docs i18n --translated`.')
    expect(asTyped('npm run --silent mcp -- [--http]')).toBe('npx exchange-docs mcp [--http]')
  })

  test('ends with 2 for a usage error of its own, without a stack', async () => {
    expect(await run([], async () => Promise.reject(new UsageError('--port is a number.')))).toBe(2)
    expect(printed).toEqual(['--port is a number.\nRun with --help to list its flags.'])
  })

  test('goes on when nobody reads its output any more', async () => {
    const before = process.stdout.listeners('error')
    onTestFinished(() => {
      for (const listener of process.stdout.listeners('error').filter((own) => !before.includes(own)))
        process.stdout.removeListener('error', listener as () => void)
    })
    const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
    expect(await run([], async () => (process.stdout.emit('error', closed) ? 0 : 1))).toBe(0)
  })

  test('ends with 2 for a bug of ours, with its stack', async () => {
    expect(await run([], async () => Promise.reject(new Error('a bug')))).toBe(2)
    expect(printed[0]).toContain('a bug')
  })
})
