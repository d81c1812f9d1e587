import { guideComponents, isGuideComponent, isIslandFile } from '../../contract/components.ts'
import type { Diagnostic, SourceLocation } from '../../contract/diagnostics.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { directiveKinds } from '../../markdown/callouts.ts'
import { isPlainTag } from '../../markdown/plainHtml.ts'
import { checkAttributes } from './attributes.ts'
import type { LinkCheck } from './links.ts'

interface GuideNames {
  /** Files of the project's components, by name. They may replace components of the engine, and may be islands. */
  readonly ownComponents?: Readonly<Record<string, string>> | undefined
  /** Tables of `guides/data/`, by their files. */
  readonly tables?: ReadonlyMap<string, unknown>
  /** Ids of the APIs. */
  readonly apis?: readonly string[]
  /** Further names that an author may have meant. */
  readonly brought?: readonly string[]
}

/** Mistakes in guides: broken links, unknown components, attributes and tables, unusable paths and anchors. */
export function checkGuides(
  guides: readonly Guide[],
  checkLink: LinkCheck,
  { ownComponents = {}, tables = new Map(), apis = [], brought = [] }: GuideNames = {},
): Diagnostic[] {
  const known = [...Object.keys(guideComponents), ...Object.keys(ownComponents), ...brought]
  return guides.flatMap((guide) => [
    ...checkPath(guide),
    ...repeatedAnchors(guide),
    ...guide.components
      .filter(({ name }) => !known.includes(name) && !isPlainTag(name))
      .map((component) => unknownComponent(component, known)),
    ...guide.components.flatMap(droppedAttributes),
    ...guide.components.flatMap((component) =>
      isGuideComponent(component.name) && !Object.hasOwn(ownComponents, component.name)
        ? checkAttributes(component, guideComponents[component.name].attributes, apis)
        : [],
    ),
    ...guide.components.flatMap((component) => missingTable(component, tables)),
    ...guide.undrawn.map(undrawnDiagram),
    ...guide.components
      .filter(({ name, hasElements }) => hasElements && isIslandFile(ownComponents[name] ?? ''))
      .map(givenElements),
    ...guide.links.flatMap(({ url, ...place }) =>
      checkLink(url, guide).map((problem) => ({ severity: 'error' as const, ...problem, ...place })),
    ),
  ])
}

/** A page has the path of its file, so a name that a URL escapes cannot be linked to as it is written. */
function checkPath({ file, path }: Guide): Diagnostic[] {
  if (!/[\s?#%\\]|\.\./.test(path)) return []
  return [
    {
      code: 'page-path-invalid',
      severity: 'error',
      message: `"${path}" cannot be the path of a page.`,
      hint: 'Rename the file: without spaces, `?`, `#`, `%`, `\\` and `..`.',
      ...{ file, line: 1, column: 1 },
    },
  ]
}

/** A written id may equal the id of another heading, and links lead to the first of the two alone. */
function repeatedAnchors({ headings }: Guide): Diagnostic[] {
  return headings.flatMap(({ id, file, line, column }, index): Diagnostic[] => {
    const first = headings.findIndex((heading) => heading.id === id)
    if (first === index) return []
    return [
      {
        code: 'guide-anchor-repeated',
        severity: 'error',
        message: `The anchor "${id}" is that of the heading in line ${headings[first]?.line} too.`,
        hint: 'Give one of them another id: `## Title [#id]`.',
        ...{ file, line, column },
      },
    ]
  })
}

function droppedAttributes({ name, dropped = [], file, line, column }: Guide['components'][number]): Diagnostic[] {
  return dropped.map((attribute) => ({
    ...{ code: 'guide-attribute-dropped', severity: 'warning' },
    message: `The page leaves out the attribute "${attribute}" of <${name}>.`,
    hint: 'Remove it: plain HTML has no styles, classes or scripts. A component of the project may have some.',
    ...{ file, line, column },
  }))
}

function missingTable(
  { dataFile, file, line, column }: Guide['components'][number],
  tables: ReadonlyMap<string, unknown>,
): Diagnostic[] {
  if (dataFile === undefined || dataFile === '' || tables.has(dataFile)) return []
  const near = nearestName(dataFile, [...tables.keys()])
  return [
    {
      ...{ code: 'guide-data-invalid', severity: 'error' },
      message: `There is no table guides/data/${dataFile}.`,
      hint: near ? `Did you mean ${near}?` : 'Name a file below guides/data, such as fees.json.',
      ...{ file, line, column },
    },
  ]
}

function undrawnDiagram({ file, line, column, ...block }: Guide['undrawn'][number]): Diagnostic {
  const place = { file, line, column }
  const told = { code: 'guide-diagram-undrawn', severity: 'warning' } as const
  if ('statement' in block) {
    const hint = 'Write it in the simplest form of Mermaid: one line or one state a statement, and no subgraph.'
    return { ...told, message: `"${block.statement}" is not understood, so the diagram stays code.`, hint, ...place }
  }
  const hint = 'Flowcharts, state diagrams and sequence diagrams are drawn. Give another kind as a picture.'
  return { ...told, message: `A diagram of the kind "${block.diagram}" stays code.`, hint, ...place }
}

function givenElements({ name, file, line, column }: Guide['components'][number]): Diagnostic {
  return {
    ...{ code: 'guide-component-elements', severity: 'error' },
    message: `<${name}> runs in browsers, and is given an element or a function.`,
    hint: 'Give it texts, numbers and lists of them; a text between its tags stands on their line.',
    ...{ file, line, column },
  }
}

function unknownComponent(
  { name, file, line, column }: SourceLocation & { name: string },
  known: readonly string[],
): Diagnostic {
  const near = nearestName(name, known)
  const hint =
    name === 'StateDiagram'
      ? 'Write a block of Mermaid in its place: ```mermaid, then stateDiagram-v2.'
      : name.startsWith(':::')
        ? `Use one of: ${Object.keys(directiveKinds).join(', ')}.`
        : near
          ? `Did you mean <${near}>?`
          : `Use one of: ${known.join(', ')}.`
  const directive = name.startsWith(':::')
  return {
    code: 'guide-component-unknown',
    severity: 'error',
    message: directive ? `There is no callout "${name}".` : `There is no component <${name}>.`,
    hint,
    file,
    line,
    column,
  }
}
