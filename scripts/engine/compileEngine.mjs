// Runs before any TypeScript can be read, so it is plain JavaScript.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sources = ['entrances', 'generator', 'scripts', 'site', 'bench', 'kernel', 'sandbox', 'schemas', 'tools']
/** Other inputs of an engine, or of its sites. */
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tests/lanes.ts',
  'tests/architecture/readModules.ts',
]
/** Types alone, which a command writes: an engine that depended on them would be compiled again after it. */
const made = join(root, 'sandbox/types.ts')
/**
 * Packages, with all that they need, that become part of the engine: packages of hundreds of small files that each process and
 * each thread of a build would look for and read. None of them looks for files beside itself. Packages for commands alone
 * are development dependencies, so a user of the package does not install them.
 */
const bundled =
  /^(?:@formatjs|@rgrove|ajv|fflate|gettext-parser|github-slugger|image-size|intl-messageformat|js-yaml|json-p3|mdast|opencc-js|parse5|rehype|remark|stemmer|unified|unist|zod)/
const kept = 3
/** A command that is running may still load a part of an engine that is out of date. */
const inUse = 24 * 60 * 60 * 1000

/**
 * Folder with the commands as JavaScript, `<name>.js` each. Reading TypeScript takes longer than most commands do, so it is
 * read once for all of them: a package brings the folder along, a checkout makes it anew when a source has changed.
 */
export async function compiledEngine() {
  if (root.split(sep).includes('node_modules')) {
    return join(root, 'engine')
  }
  const engines = join(root, '.cache', 'engine')
  const folder = join(engines, keyOf(listSources()))
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return folder
  }
  const working = `${folder}.${process.pid}`
  await compileEngine(working)
  try {
    renameSync(working, folder)
  } catch (error) {
    // Another command was faster, and made the same.
    rmSync(working, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  forgetOldest(engines)
  return folder
}

/** Scripts that commands start as processes and threads of their own. */
const processes = [
  ...['buildTasks', 'buildVersion', 'compileScripts', 'compileSite'].map((name) => `site/${name}`),
  ...['serve/inspectProject', 'engine/packSite'],
]
/** Commands on the repository itself: no package brings them. */
const onRepository = ['bench', 'check', 'docs', 'licenses', 'look', 'record', 'sbom', 'test'].map(
  (name) => `repository/${name}`,
)

/**
 * Compiles the commands into a folder, and other scripts of the repository by their names. Most packages stay outside: they
 * are found from there as from the sources. Gives the folders of the packages inside.
 */
export async function compileEngine(folder, others = onRepository) {
  const { build } = await import('rolldown')
  mkdirSync(dirname(folder), { recursive: true })
  const commands = readdirSync(join(root, 'scripts')).flatMap((name) => /^(\w+)\.ts$/.exec(name)?.[1] ?? [])
  const scripts = [...commands, ...processes, ...others]
    .map((name) => join(root, 'scripts', `${name}.ts`))
    .filter((path) => existsSync(path))
  const { output } = await build({
    input: Object.fromEntries([...scripts.map((path) => [basename(path, '.ts'), path]), ...entrances()]),
    platform: 'node',
    external: isOutside,
    plugins: [keepPlaces(folder), readTexts()],
    output: { dir: folder, format: 'esm', chunkFileNames: 'part-[name]-[hash].js' },
    logLevel: 'warn',
    // Packages bring some that their own compiler left behind.
    checks: { moduleLevelDirective: false },
  })
  return packagesOf(output)
}

/** The modules that other programs import from the package, apart from the commands. */
function entrances() {
  const folder = join(root, 'entrances')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  return files.map((name) => [`entrances/${basename(name, '.ts')}`, join(folder, name)])
}

/** Folders of the packages whose code stands in the chunks of a bundle. */
export function packagesOf(output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds)
  return new Set(modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []))
}

function isOutside(id, importer) {
  if (isBuiltin(id)) return true
  const isPackage = !/^[./#]|^[a-z]:[\\/]/i.test(id)
  return isPackage && !bundled.test(id) && !importer?.split(/[\\/]/).includes('node_modules')
}

/** A module that looks for files beside itself finds the files beside its source. */
function keepPlaces(folder) {
  return {
    name: 'exchange-docs:places',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined
      const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
      // In quotes it is a text of the module's own.
      const named = code.replaceAll(/(?<!['"`])import\.meta\.url/g, `new URL(${place}, import.meta.url).href`)
      return { code: named, map: null }
    },
  }
}

/** A file that is imported as a text, as Vite does it: `./program.go?raw`. */
function readTexts() {
  return {
    name: 'exchange-docs:texts',
    resolveId: (id, importer = '') => (id.endsWith('?raw') ? join(dirname(importer), id) : undefined),
    load: (id) =>
      id.endsWith('?raw')
        ? `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`
        : undefined,
  }
}

function listSources() {
  const folders = sources.map((name) => join(root, name))
  const others = files.map((name) => join(root, name))
  return [...folders.filter((folder) => existsSync(folder)).flatMap(filesBelow), ...others.filter(existsSync)]
    .filter((file) => file !== made)
    .sort()
}

/** A build writes this beside its pages, and removes it while another command lists the sources. */
const passing = /\.build-[a-z\d]{12}\.mjs$/

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'content' ? [] : filesBelow(join(folder, entry.name))
    if (passing.test(entry.name)) return []
    return /(?<!\.test)\.(?:ts|tsx|mjs|json|css|go|java|js|py|sh)$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

/** Key of sizes and times alone: reading every file would take longer than the compilation that it saves. */
function keyOf(files) {
  const hash = createHash('sha256').update(root)
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

function forgetOldest(engines) {
  const folders = readdirSync(engines).map((name) => join(engines, name))
  const byAge = folders.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time)
  const unused = byAge.slice(kept).filter(({ time }) => time < Date.now() - inUse)
  for (const { path } of unused) rmSync(path, { recursive: true, force: true })
}
