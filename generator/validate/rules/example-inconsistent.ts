import { childNode, type LoadedSpec, locationOf } from '../../load/document/spec.ts'
import { samplesOf } from '../document/samples.ts'
import type { Contradiction } from './contradictions/contradiction.ts'
import { conversationContradictions } from './contradictions/conversationContradictions.ts'
import { operationContradictions } from './contradictions/operationContradictions.ts'
import { recordContradictions } from './contradictions/recordContradictions.ts'
import type { Finding, RuleInput } from './rule.ts'

/**
 * Examples that contradict themselves or one another: a range that ends before it starts, more filled than ordered, more
 * rows than the limit, a reply about another object than the path names, a reply with another id than its request.
 * Only certain mistakes: a value that merely looks odd is no mistake.
 */
export function exampleInconsistent({ spec, objects }: RuleInput): Finding[] {
  const examples = objects.flatMap((object) => samplesOf(spec, object).map(({ value }) => value))
  return [
    ...examples.flatMap(recordContradictions),
    ...operationContradictions(spec),
    ...objects
      .filter(({ kind }) => kind === 'channel')
      .flatMap(({ node }) => conversationContradictions(spec, childNode(node, 'x-conversation'), node)),
  ].map((contradiction) => reportOf(spec, contradiction))
}

function reportOf(spec: LoadedSpec, { node, message }: Contradiction): Finding {
  return {
    code: 'example-inconsistent',
    message,
    hint: 'Correct the values: readers learn from examples what belongs together.',
    ...locationOf(spec, node),
  }
}
