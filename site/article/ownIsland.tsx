import { type ComponentType, isValidElement, useId } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * A component of the project that runs in browsers: readable without a script, and taken over by React there. Its HTML is a tree
 * of its own, as in the browser, and its properties go along as JSON. Throws for a property that is an element.
 */
export function ownIsland<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  return function OwnIsland(props) {
    const identifierPrefix = useId()
    const json = JSON.stringify(props, (_, value: unknown) => {
      if (typeof value !== 'function' && !isValidElement(value)) return value
      throw new Error(`<${name}> runs in browsers: it takes texts, numbers and lists of them, no elements.`)
    })
    const html = renderToString(<Component {...props} />, { identifierPrefix })
    return (
      <div
        data-island={`own-${name}`}
        data-props={json}
        data-hydrate={identifierPrefix}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered this HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
