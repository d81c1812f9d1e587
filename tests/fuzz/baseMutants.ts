import { readFileSync } from 'node:fs'
import type { Mutant, MutantKind } from './mutant.ts'
import { answersFile } from './mutateAnswers.ts'
import { projectOf, smallProject } from './mutateProject.ts'
import { savedState, stateFile, stateText } from './mutateState.ts'
import { versionedProject } from './mutateVersions.ts'
import { large } from './projectFiles.ts'

const openapi = specOf('openapi.yaml')
const answers = [JSON.stringify({ bids: [['1', '2']], asks: [] }), '{"price":"1","side":"BUY","seq":1}']

/** The originals of mutants, unchanged. Each has to come to every stage of its kind. */
export const baseMutants: readonly Mutant[] = [
  base('description', { ...openapi, original: openapi.files }),
  base('program', openapi),
  base('project', { files: smallProject() }),
  base('project', { files: projectOf(large) }),
  ...(['guide', 'catalog', 'lock'] as const).map((kind) => base(kind, { files: smallProject() })),
  base('version', { files: versionedProject() }),
  base('state', { files: { [stateFile]: stateText(JSON.stringify(savedState())) } }),
  base('answer', {
    specs: ['asyncapi.yaml'],
    files: { ...specOf('asyncapi.yaml').files, [answersFile]: JSON.stringify(answers) },
  }),
]

/** The seed of the first round, which tries every stage. */
function base(kind: MutantKind, own: Pick<Mutant, 'specs' | 'files' | 'original'>): Mutant {
  return { seed: 0, kind, isBase: true, isThorough: false, ...own }
}

function specOf(name: string): Required<Pick<Mutant, 'specs' | 'files'>> {
  const text = readFileSync(new URL(`../fixtures/diff/${name}`, import.meta.url), 'utf8')
  return { specs: [name], files: { [name]: text } }
}
