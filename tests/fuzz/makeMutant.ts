import fc from 'fast-check'
import { randomSpec } from '../corpus/randomSpec.ts'
import { pickBase } from './bases.ts'
import { copyOf, textOf } from './document.ts'
import { editDocument } from './edits.ts'
import { type Mutant, type MutantFiles, type MutantKind, mutantKinds } from './mutant.ts'
import { makeAnswers } from './mutateAnswers.ts'
import { makeCatalog } from './mutateCatalog.ts'
import { makeGuide } from './mutateGuide.ts'
import { makeLock } from './mutateLock.ts'
import { hostileDocuments } from './mutatePrograms.ts'
import { makeProject } from './mutateProject.ts'
import { mutateReferences } from './mutateReferences.ts'
import { makeState } from './mutateState.ts'
import { mutateText } from './mutateText.ts'
import { makeVersions } from './mutateVersions.ts'
import { createRandom, type Random } from './random.ts'

type MutantParts = Omit<Mutant, 'seed' | 'kind' | 'isThorough'>

const makers: Readonly<Record<MutantKind, (random: Random, seed: number) => MutantParts>> = {
  description: (random) => {
    const { entry, documents } = pickBase(random)
    const changed = copyOf(documents)
    editDocument(changed[random.pick(Object.keys(changed))], random)
    const original = random.chance(0.25) ? { original: written(documents, random) } : {}
    return { specs: [entry], files: written(changed, random), ...original }
  },
  text: (random) => {
    const { entry, texts } = pickBase(random)
    const name = random.pick(Object.keys(texts))
    return { specs: [entry], files: { ...texts, [name]: mutateText(texts[name] ?? '', random) } }
  },
  reference: (random) => {
    const { entry, documents } = pickBase(random)
    const changed = copyOf(documents)
    mutateReferences(changed, random)
    const original = random.chance(0.1) ? { original: written(documents, random) } : {}
    return { specs: [entry], files: written(changed, random), ...original }
  },
  project: (random) => ({ files: makeProject(random) }),
  guide: (random) => ({ files: makeGuide(random) }),
  catalog: (random) => ({ files: makeCatalog(random) }),
  lock: (random) => ({ files: makeLock(random) }),
  version: (random) => ({ files: makeVersions(random) }),
  state: (random) => ({ files: makeState(random) }),
  answer: makeAnswers,
  program: (random) => {
    const { entry, documents } = hostileDocuments(random)
    return { specs: [entry], files: written(documents, random) }
  },
  generated: (_, seed) => {
    const [spec] = fc.sample(randomSpec, { seed, numRuns: 1 })
    return { specs: ['openapi.json'], files: { 'openapi.json': JSON.stringify(spec) } }
  },
}

/** How many of twenty mutants are of a kind; a generated one takes four times as long as another. */
const shares: Readonly<Record<MutantKind, number>> = {
  ...{ description: 3, text: 1, reference: 3, program: 2, generated: 1 },
  ...{ project: 2, guide: 1, catalog: 2, lock: 1, version: 1, state: 1, answer: 2 },
}

const schedule = mutantKinds.flatMap((kind) => Array<MutantKind>(shares[kind]).fill(kind))

/** The mutant of a seed. A run with the seed S tries S, S + 1 and so on, so that each can be tried again by itself. */
export function makeMutant(seed: number): Mutant {
  const random = createRandom(seed)
  const kind = schedule[seed % schedule.length] ?? 'description'
  return { seed, kind, ...makers[kind](random, seed), isThorough: random.chance(0.1) }
}

function written(documents: Readonly<Record<string, unknown>>, random: Random): MutantFiles {
  return Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [
      name,
      name.endsWith('.json') ? JSON.stringify(document) : textOf(document, random),
    ]),
  )
}
