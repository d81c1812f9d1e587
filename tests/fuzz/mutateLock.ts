import { copyOf, setMember, type Tree, withBareScalars } from './document.ts'
import { editDocument, specialNames } from './edits.ts'
import type { MutantFiles } from './mutant.ts'
import { smallProject } from './mutateProject.ts'
import { mutateText } from './mutateText.ts'
import type { Random } from './random.ts'

const lockFile = 'routes.lock.json'

/** The small project with another lock of routes: often a lock that its pages keep to. */
export function makeLock(random: Random): MutantFiles {
  const lock = copyOf(locked)
  for (let left = 1 + random.below(3); left > 0; left -= 1) random.pick(changes)(lock, random)
  const text = withBareScalars(JSON.stringify(lock))
  const written = random.chance(0.1) ? random.pick(others) : random.chance(0.15) ? mutateText(text, random) : text
  return { ...smallProject(), [lockFile]: written }
}

/** Addresses that the small project has, and two that it leads on. */
const locked: Tree = { '/': [], '/guide': ['use', 'lists'], '/old': ['a'], '/changelog/api': [] }

const others: readonly string[] = [
  'null',
  '[]',
  '""',
  '1',
  '',
  '{',
  '[[]]',
  '{"/":null}',
  '{"/guide":{"use":1}}',
  '{}\u0000',
]

const changes: readonly ((lock: Tree, random: Random) => void)[] = [
  ...Array<(lock: Tree, random: Random) => void>(4).fill(
    (lock, random) => delete lock[random.pick(Object.keys(locked))],
  ),
  (lock) => setMember(lock, '/guide', ['lists', 'use']),
  (lock) => setMember(lock, '/guide/', ['use']),
  (lock) => setMember(lock, '/guide', ['use', 'use']),
  (lock, random) => setMember(lock, random.pick(specialNames), []),
  (lock, random) => setMember(lock, '/guide', [random.pick(specialNames)]),
  (lock, random) => editDocument(lock, random, 1),
]
