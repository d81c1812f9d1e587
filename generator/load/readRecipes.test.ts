import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseGuide } from './parseGuide.ts'
import { readRecipes } from './readRecipes.ts'
import { withRecipes } from './withRecipes.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recipes-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

it('reads the programs of a project, each with what it includes', async () => {
  await put('guides/recipes/watch.py', '# include parts/sign.py\nrun()\n')
  await put('guides/recipes/Watch.java', 'class Watch {}\n')
  await put('guides/recipes/parts/sign.py', 'sign()\n')
  const { value, diagnostics } = await readRecipes(root)
  expect(diagnostics).toEqual([])
  expect([...value.keys()]).toEqual(['watch'])
  expect(value.get('watch')?.map(({ file, program }) => [file, program])).toEqual([
    ['Watch.java', 'class Watch {}\n'],
    ['watch.py', 'sign()\nrun()\n'],
  ])
})

it('has no recipes where the project has none', async () => {
  expect(await readRecipes(root)).toEqual({ value: new Map(), diagnostics: [] })
})

it('counts the files of a recipe among those a guide is made from, and reports a recipe that is not there', async () => {
  await put('guides/recipes/watch.py', '# include parts/sign.py\n')
  await put('guides/recipes/parts/sign.py', 'sign()\n')
  const recipes = await readRecipes(root)
  const text = '---\ntitle: T\ndescription: D\n---\n\n<Recipe name="watch" />\n\n<Recipe name="wait" />\n'
  const guide = parseGuide({ file: 'guides/en/a.mdx', locale: 'en', path: '/a', text })
  const { value, diagnostics } = withRecipes([guide.value], recipes.value)
  expect(value[0]?.dataFiles).toEqual(['guides/recipes/watch.py', 'guides/recipes/parts/sign.py'])
  expect(diagnostics.map(({ file, line, message, hint }) => [file, line, message, hint])).toEqual([
    ['guides/en/a.mdx', 8, 'There is no recipe "wait".', 'There is: watch.'],
  ])
})
