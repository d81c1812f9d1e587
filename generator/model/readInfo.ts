import type { Api, License } from '../contract/reference.ts'
import { childNode, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, type ModelContext, scalarText, textOf } from './context.ts'
import { follow } from './follow.ts'

/** The members of `info` that OpenAPI and AsyncAPI share. */
type Info = Pick<Api, 'title' | 'version' | 'summary' | 'description' | 'contact' | 'license' | 'termsOfService'>

/** Reads `info`. An API without a title has the name of its spec. */
export function readInfo(info: SpecNode, context: ModelContext): Info {
  const { spec, translator } = context
  return compact<Info>({
    title: translator.title(valueAt(info, 'title')) ?? translator.name(spec.api),
    version: scalarText(valueAt(info, 'version')) ?? '',
    summary: translator.prose(valueAt(info, 'summary')),
    description: translator.prose(follow(childNode(info, 'description'), context)?.value),
    contact: readContact(childNode(info, 'contact')),
    license: readLicense(childNode(info, 'license')),
    termsOfService: textOf(valueAt(info, 'termsOfService')),
  })
}

function readContact({ value }: SpecNode): Info['contact'] {
  if (!isRecord(value)) return undefined
  const { name, url, email } = value
  return compact<NonNullable<Info['contact']>>({ name: textOf(name), url: textOf(url), email: textOf(email) })
}

function readLicense(node: SpecNode): License | undefined {
  const text = (key: string) => textOf(valueAt(node, key))
  const name = text('name') ?? text('identifier')
  return name === undefined ? undefined : compact<License>({ name, identifier: text('identifier'), url: text('url') })
}
