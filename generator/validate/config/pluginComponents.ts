import { isGuideComponent } from '../../contract/components.ts'
import { isRecord } from '../../contract/json.ts'
import { type ConfigProblem, listIn, noFunction } from './configProblem.ts'

/** Components that the engine, the project or another plug-in has already, or that have no function. */
export function componentProblems(config: unknown, plugin: unknown, index: number): ConfigProblem[] {
  return Object.entries(membersIn(plugin, 'components')).flatMap(([name, component]) => {
    const path = ['plugins', String(index), 'components', name]
    const owner = isGuideComponent(name)
      ? 'the engine'
      : Object.hasOwn(membersIn(config, 'components'), name)
        ? 'the project'
        : listIn(config, 'plugins')
            .slice(0, index)
            .find((own) => Object.hasOwn(membersIn(own, 'components'), name))?.name
    const taken = { path, message: `"${name}" is a component of ${owner}.`, hint: 'Give it another name.' }
    const isFunction = !isRecord(component) || !('markdown' in component) || typeof component.markdown === 'function'
    return [
      ...(owner === undefined ? [] : [taken]),
      ...(isFunction
        ? []
        : [noFunction([...path, 'markdown'], '({ attributes, content, locale, reference }) => text')]),
    ]
  })
}

function membersIn(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const members = isRecord(value) ? value[key] : undefined
  return isRecord(members) ? members : {}
}
