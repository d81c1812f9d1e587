import type { PluginComponent, SiteConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { type ComponentUse, expandComponents, type UsedComponent } from '../load/expandComponents.ts'
import type { Guide } from '../load/parseGuide.ts'
import { checkAttributes } from '../validate/guides/attributes.ts'
import { checkedMarkdown } from '../validate/plugins/componentMarkdown.ts'
import { pluginFailure } from '../validate/plugins/pluginFailure.ts'
import type { Loaded } from './loadSources.ts'
import { pluginPlace } from './pluginPlace.ts'
import { type Project, sourceFolder } from './project.ts'

interface BroughtComponent {
  readonly plugin: string
  readonly component: PluginComponent
}

/**
 * The guides with the components of plug-ins written out. They stand there as Markdown, since no function of a plug-in
 * reaches a worker that renders or a reader's browser.
 */
export function bringComponents(
  project: Project,
  { config, source, guides }: Pick<Loaded, 'config' | 'source' | 'guides'>,
  apis: readonly Api[],
  memory: Memory,
): Checked<readonly Guide[]> {
  const brought = broughtComponents(config)
  if (!source || brought.size === 0) return { value: guides, diagnostics: [] }
  const place = pluginPlace(source, sourceFolder(project))
  const written = guides.map((guide) => {
    if (!guide.components.some(({ name }) => brought.has(name))) return { value: guide, diagnostics: [] }
    return memory.recall(`components ${guide.file}`, [guide, config, ...apis], () =>
      expanded(guide, { brought, apis, reasonOf: (error) => place(error).reason }),
    )
  })
  const shown = written.map(({ value }) => value)
  return {
    value: memory.recall('guides with components', shown, () => shown),
    diagnostics: written.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The components of all plug-ins by name. */
export function broughtComponents({
  plugins = [],
}: Pick<SiteConfig, 'plugins'>): ReadonlyMap<string, BroughtComponent> {
  return new Map(
    plugins.flatMap(({ name: plugin, components = {} }) =>
      Object.entries(components).map(([name, component]) => [name, { plugin, component }] as const),
    ),
  )
}

interface Brought {
  readonly brought: ReadonlyMap<string, BroughtComponent>
  readonly apis: readonly Api[]
  readonly reasonOf: (error: unknown) => string
}

function expanded(guide: Guide, { brought, apis, reasonOf }: Brought): Checked<Guide> {
  if (guide.holdsJavaScript) return { value: guide, diagnostics: unexpanded(guide, brought) }
  const found: Diagnostic[] = []
  const write = ({ used, content, isInline }: ComponentUse): string => {
    const own = brought.get(used.name)
    if (!own) return ''
    const { plugin, component } = own
    const problems = checkAttributes(
      used,
      component.attributes,
      apis.map(({ id }) => id),
    )
    found.push(...problems)
    if (problems.length > 0) return ''
    try {
      const { locale } = guide
      const attributes = givenTo(used)
      const text = component.markdown({ attributes, content, locale, reference: { apis } })
      return checkedMarkdown(text, isInline)
    } catch (error) {
      const at = { file: used.file, line: used.line, column: used.column }
      const part = `component "${used.name}"`
      found.push(pluginFailure({ plugin, part, error, place: () => ({ reason: reasonOf(error), ...at }) }))
      return ''
    }
  }
  const { value, diagnostics } = expandComponents(guide, (name) => brought.has(name), write)
  return { value, diagnostics: [...found, ...diagnostics] }
}

/** A flag that is `false` counts as absent. */
function givenTo({ attributes = {} }: UsedComponent) {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === null || value === false ? [] : [[name, value]])),
  )
}

/** A guide with JavaScript is a module, made by the bundler from its file. */
function unexpanded(guide: Guide, brought: Brought['brought']): Diagnostic[] {
  return guide.components
    .filter(({ name }) => brought.has(name))
    .map(({ name, file, line, column }) => ({
      ...({ code: 'guide-component-unknown', severity: 'error' } as const),
      message: `A guide that holds JavaScript has no component <${name}>: a plug-in brings it.`,
      hint: 'Take imports, exports and expressions out of the guide.',
      ...{ file, line, column },
    }))
}
