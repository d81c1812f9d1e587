import type { Texts } from './openCatalog.ts'

type Values = Readonly<Record<string, string | number>>

/** Gives a text by its name, with its `{places}` filled. */
export type Say<Name extends string> = (name: Name, values?: Values) => string

export function sayWith<Name extends string>(texts: Texts<Name>): Say<Name> {
  return (name, values = {}) => fillText(texts[name], values)
}

/** A text with its `{places}` filled; one without a value stays as it is. */
export function fillText(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
