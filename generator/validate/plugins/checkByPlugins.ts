import type { Fact, Plugin, PluginRule } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { Memory } from '../../contract/memory.ts'
import type { RuleObject, RuleProblem, ValuePath } from '../../contract/pluginRule.ts'
import type { Extension } from '../../load/document/extensionSchema.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, isRecord, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { checkDeclared, unknownExtension } from '../document/extensions.ts'
import { collectObjects, type SpecObject } from '../document/specObjects.ts'
import { type PluginPlace, pluginFailure, UnusableResult } from './pluginFailure.ts'

interface PluginChecks {
  readonly plugins: readonly Plugin[]
  readonly place: PluginPlace
  readonly memory: Memory
}

/** Diagnostics of the plug-ins' rules and declared facts for each spec. A failing rule is one error, and the others go on. */
export function checkByPlugins(specs: readonly LoadedSpec[], { plugins, place, memory }: PluginChecks): Diagnostic[] {
  const declared = new Map(
    plugins.flatMap(({ facts = [] }) => facts).map((fact) => [fact.extension, extensionOf(fact)]),
  )
  if (plugins.every(({ rules = [], facts = [] }) => rules.length + facts.length === 0)) return []
  return specs.flatMap((spec) =>
    memory.recall(`rules of plug-ins ${spec.api} ${spec.root.path}`, [spec, plugins], () => {
      const objects = collectObjects(spec)
      const found = plugins.flatMap((plugin) =>
        (plugin.rules ?? []).flatMap((rule) => checkByRule({ plugin, rule, spec, objects, place })),
      )
      return [...found, ...checkDeclared(spec, objects, (name) => declared.get(name))]
    }),
  )
}

function extensionOf({ objects, schema }: Fact): Extension {
  return { places: objects, schema: { description: '', examples: [], ...schema } }
}

/** The diagnostics, without the ones for declared extensions that look like a slip of an engine's extension. */
export function withoutDeclared(found: readonly Diagnostic[], plugins: readonly Plugin[] = []): readonly Diagnostic[] {
  const declared = new Set(
    plugins.flatMap(({ facts = [] }) => facts.map(({ extension }) => unknownExtension(extension))),
  )
  return declared.size === 0
    ? found
    : found.filter(({ code, message }) => code !== 'extension-unknown' || !declared.has(message))
}

interface RuleRun {
  readonly plugin: Plugin
  readonly rule: PluginRule
  readonly spec: LoadedSpec
  readonly objects: readonly SpecObject[]
  readonly place: PluginPlace
}

function checkByRule({ plugin, rule, spec, objects, place }: RuleRun): Diagnostic[] {
  const own = objects.filter(({ kind }) => rule.objects.includes(kind))
  const name = `rule "${rule.id}"`
  try {
    return own.flatMap((object) =>
      problemsIn(rule.check(ruleObject(spec, object))).map(({ message, hint, at = [] }) => ({
        ...({ code: `${plugin.name}/${rule.id}`, severity: rule.severity, message, hint } as const),
        ...locationOf(spec, nodeAt(object.node, at)),
      })),
    )
  } catch (error) {
    return [pluginFailure({ plugin: plugin.name, part: name, error, place })]
  }
}

/** The problems that a rule returns. Throws where they have another form. */
function problemsIn(returned: unknown): readonly RuleProblem[] {
  if (!Array.isArray(returned)) throw new UnusableResult('it returns no list of problems')
  if (!returned.every(isProblem))
    throw new UnusableResult('it returns a problem without `message`, `hint` or a right `at`')
  return returned
}

function isProblem(value: unknown): value is RuleProblem {
  if (!isRecord(value) || typeof value.message !== 'string' || typeof value.hint !== 'string') return false
  return value.at === undefined || (Array.isArray(value.at) && value.at.every(isStep))
}

function isStep(step: unknown): boolean {
  return typeof step === 'string' || typeof step === 'number'
}

function ruleObject(spec: LoadedSpec, { kind, key, node }: SpecObject): RuleObject {
  return {
    ...{ kind, key, api: spec.api },
    // A rule may change its own copy alone.
    value: structuredClone(node.value) as RuleObject['value'],
    valueAt: (path) => structuredClone(followed(spec, node, path)),
  }
}

function followed(spec: LoadedSpec, node: SpecNode, path: ValuePath): unknown {
  const target = path.reduce<SpecNode | undefined>(
    (current, step) => current && dereference(spec, childNode(current, step)),
    node,
  )
  return target?.value
}

/** The written node of a value: steps behind a reference end at the reference. */
function nodeAt(node: SpecNode, path: ValuePath): SpecNode {
  const [step, ...rest] = path
  if (step === undefined) return node
  const child = childNode(node, step)
  return child.value === undefined ? node : nodeAt(child, rest)
}
