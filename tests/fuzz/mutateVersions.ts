import { copyOf, setMember, type Tree, withBareScalars } from './document.ts'
import { editDocument } from './edits.ts'
import type { MutantFiles } from './mutant.ts'
import { changeFile, configText, type Files, smallProject } from './mutateProject.ts'
import { mutateText } from './mutateText.ts'
import { configFile, small } from './projectFiles.ts'
import type { Random } from './random.ts'

const listFile = 'versions.json'
const name = '1.0'
const frozen: Tree = { name, label: { en: '1.0', zh: '1.0 版' }, date: '2026-11-21', main: '/', locales: ['en', 'zh'] }

/** Settings that a frozen version does not have. */
const ofCurrent = ['versions', 'announcement', 'origin', 'validation', 'offline']

/** The small project with a frozen version, as `version:cut` makes it. */
export function versionedProject(): Files {
  const kept: Tree = { ...small.config }
  for (const setting of ofCurrent) delete kept[setting]
  const copy = Object.entries(small.files).map(([file, text]) => [`versions/${name}/${file}`, text] as const)
  return {
    ...smallProject(),
    ...Object.fromEntries(copy),
    [`versions/${name}/${configFile}`]: configText(kept),
    [listFile]: JSON.stringify([frozen]),
  }
}

/** The project with a frozen version, with changes to the list of versions, or to a file of the frozen version. */
export function makeVersions(random: Random): MutantFiles {
  const files = versionedProject()
  for (let left = 1 + random.below(2); left > 0; left -= 1) {
    if (random.chance(0.5)) files[listFile] = changedList(random)
    else changeFile(files, random.pick(Object.keys(files).filter((file) => file.startsWith('versions/'))), random)
  }
  return files
}

function changedList(random: Random): string | Uint8Array {
  const list = [copyOf(frozen)]
  random.pick(changes)(list, random)
  const text = withBareScalars(JSON.stringify(list))
  return random.chance(0.15)
    ? mutateText(text, random)
    : random.chance(0.1)
      ? random.pick(['null', '[]', '{}', '[null]', '""', ''])
      : text
}

type Change = (list: Tree[], random: Random) => void

const names = [
  '../x',
  '..',
  '',
  '.',
  'current',
  'en',
  'guide',
  'a b',
  '1.0/',
  '__proto__',
  'CON',
  'a'.repeat(300),
  '订',
  '2.0',
]

const changes: readonly Change[] = [
  ([version], random) =>
    setMember(version ?? {}, 'label', random.pick([{}, { en: '' }, { de: 'x' }, { en: '<b>', zh: '{x}' }])),
  ([version], random) => setMember(version ?? {}, 'date', random.pick(['2026-99-99', 'yesterday', '', '1.1.2026'])),
  ([version], random) =>
    setMember(version ?? {}, 'main', random.pick(['/guide', '/nowhere', '/zh/', 'guide', '//x.example', '#a'])),
  ([version], random) =>
    setMember(version ?? {}, 'locales', random.pick([['zh'], ['en'], ['en', 'en'], ['de'], [], ['__proto__']])),
  ([version], random) => setMember(version ?? {}, 'name', random.pick(names)),
  (list, random) => list.push({ ...frozen, name: random.pick(names) }),
  (list) => list.push(copyOf(frozen)),
  (list, random) => editDocument(list, random, 1),
]
