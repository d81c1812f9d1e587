import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginProject } from './beginProject.ts'

let root: string
let printed: string[]

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'begin-')))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function begin(specs: readonly string[] = [], name?: string): Promise<void> {
  return beginProject(root, { name, specs: specs.map((spec) => join(root, spec)) })
}

describe('a project that begins', () => {
  it('has all it needs in an empty folder, and says what comes next', async () => {
    await begin()
    const files = ['site.config.ts', 'specs/api/openapi.yaml', 'guides/en/index.mdx', '.gitignore', 'package.json']
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(read('.github/workflows/docs.yml')).toContain('npx exchange-docs test --format github')
    expect(read('site.config.ts')).toContain("brand: { name: 'Example API' }")
    expect(JSON.parse(read('package.json'))).toMatchObject({ type: 'module', scripts: { dev: 'exchange-docs dev' } })
    expect(printed.at(-1)).toBe(`\nNext: npm run dev -- --project ${root}`)
  })

  it('finds the specs of the folder: those of one folder are one API, a file with a name of its own is another', async () => {
    write('specs/Spot Trading/openapi.yaml', "openapi: 3.1.0\ninfo: { title: Skerry's API }\n")
    write('specs/Spot Trading/asyncapi.yaml', 'asyncapi: 3.0.0\n')
    write('petstore.json', '{ "openapi": "3.0.0", "info": { "title": "Pets" } }')
    write('node_modules/other/openapi.yaml', 'openapi: 3.1.0\n')
    write('dist/specs/openapi.yaml', 'openapi: 3.1.0\n')
    write('compose.yaml', 'services: {}\n')
    await begin()
    const config = read('site.config.ts')
    expect(config.match(/\{ id: .*/g)).toEqual([
      "{ id: 'petstore', specs: ['petstore.json'], path: '/petstore/' },",
      "{ id: 'spot-trading', specs: ['specs/Spot Trading/asyncapi.yaml', 'specs/Spot Trading/openapi.yaml'], path: '/spot-trading/' },",
    ])
    expect(config).toContain("brand: { name: 'Pets' }")
    expect(read('guides/en/index.mdx')).toContain('- [Pets](/petstore/)')
    expect(existsSync(join(root, 'specs/api'))).toBe(false)
  })

  it('takes the specs and the name that it is given', async () => {
    write('a/one.yaml', "openapi: 3.1.0\ninfo: { title: 'One' }\n")
    write('b/two.yaml', 'openapi: 3.1.0\n')
    await begin(['b/two.yaml'], "O'Neill \\ Co")
    expect(read('site.config.ts')).toContain("specs: ['b/two.yaml']")
    expect(read('site.config.ts')).not.toContain('one.yaml')
    expect(read('site.config.ts')).toContain("brand: { name: 'O\\'Neill \\\\ Co' }")
  })

  it('overwrites nothing', async () => {
    write('.gitignore', 'own\n')
    write('package.json', '{ "name": "own", "scripts": { "build": "make" }, "dependencies": { "left": "1.0.0" } }')
    await begin()
    expect(read('.gitignore')).toBe('own\n')
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'own',
      scripts: { build: 'make', dev: 'exchange-docs dev' },
      dependencies: { left: '1.0.0' },
    })
    expect(printed).toEqual(expect.arrayContaining(['kept    .gitignore', 'edited  package.json']))
    await expect(begin()).rejects.toThrow('This folder has a project already: site.config.ts.')
  })

  it('says that it cannot read package.json', async () => {
    write('package.json', '{')
    await expect(begin()).rejects.toThrow('package.json cannot be read')
  })

  it('refuses a spec that is not there, or elsewhere', async () => {
    await expect(begin(['none.yaml'])).rejects.toThrow('There is no file')
    await expect(begin(['../../etc/hostname'])).rejects.toThrow(/outside of the project|no file/)
    expect(existsSync(join(root, 'site.config.ts'))).toBe(false)
  })
})
