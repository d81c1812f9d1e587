import type { AllowedHost, HeadTag } from '../../contract/config.ts'
import { isForeignAddress } from '../../contract/ownFiles.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { ConfigProblem } from './configProblem.ts'

/** Faults of `head` that no schema can express: elements that the engine writes, and addresses that the policy forbids. */
export function headTagProblems({ head, hosts }: Readonly<Record<string, unknown>>): ConfigProblem[] {
  const tags: readonly unknown[] = Array.isArray(head) ? head : []
  const allowed = Array.isArray(hosts) ? hosts.filter(isRecord) : []
  return tags.flatMap((element, index) => {
    const fault = isTag(element) ? faultOf(element, allowed) : undefined
    if (!fault) return []
    const { attribute, message, hint } = fault
    return [{ path: ['head', String(index), 'attributes', ...(attribute ? [attribute] : [])], message, hint }]
  })
}

interface Fault {
  /** The wrong attribute; missing where the element lacks one. */
  readonly attribute?: string
  readonly message: string
  readonly hint: string
}

type Hosts = readonly Readonly<Record<string, unknown>>[]
type Use = AllowedHost['for'][number]

function faultOf({ tag, attributes }: HeadTag, hosts: Hosts): Fault | undefined {
  const unsafe = Object.keys(attributes).find((name) => !/^(?!on|style$)[a-z][a-z0-9:-]*$/.test(name))
  if (unsafe !== undefined) {
    const hint = 'The policy of the pages forbids inline scripts and styles.'
    return { attribute: unsafe, message: `"${unsafe}" is no attribute for the head of a page.`, hint }
  }
  if (tag === 'meta') return metaFault(attributes)
  if (tag === 'link') return linkFault(attributes, hosts)
  const { src } = attributes
  if (src === undefined) return missing(tag, 'src', 'The policy of the pages forbids inline scripts: name a file.')
  if (isForeignAddress(src)) return hostFault('src', src, 'script', hosts)
  if (/^[^/].*\.(?:js|mjs|ts)$/.test(src)) return undefined
  return {
    attribute: 'src',
    message: `"${src}" is no module of the project.`,
    hint: 'Write it like "assets/statistics.ts".',
  }
}

const namesOfEngine = ['description', 'referrer', 'robots', 'theme-color', 'viewport']

function metaFault(attributes: HeadTag['attributes']): Fault | undefined {
  const { name, content } = attributes
  const forbidden = ['charset', 'http-equiv'].find((attribute) => attributes[attribute] !== undefined)
  if (forbidden !== undefined) return writtenByEngine(forbidden, `\`${forbidden}\``)
  if (name !== undefined && namesOfEngine.includes(name)) return writtenByEngine('name', `"${name}"`)
  return content === undefined
    ? missing('meta', 'content', 'Give it a `name` or `property`, and `content`.')
    : undefined
}

/** The use that a browser makes of a link, by its relation; others load nothing. */
const useByRelation: Readonly<Record<string, Use>> = {
  stylesheet: 'style',
  icon: 'image',
  'apple-touch-icon': 'image',
  'mask-icon': 'image',
  modulepreload: 'script',
}

const useByKind: Readonly<Record<string, Use>> = {
  script: 'script',
  style: 'style',
  image: 'image',
  font: 'font',
  fetch: 'connect',
}

function linkFault({ rel, href, as = '' }: HeadTag['attributes'], hosts: Hosts): Fault | undefined {
  if (rel === undefined) return missing('link', 'rel', 'Say what the address is for the page, such as "icon".')
  if (href === undefined) return missing('link', 'href', 'Give it an address, or a path of the site.')
  if (rel === 'canonical') return writtenByEngine('rel', '"canonical"')
  if (isForeignAddress(href)) {
    const use = rel === 'preload' ? useByKind[as] : useByRelation[rel]
    return use && hostFault('href', href, use, hosts)
  }
  if (href.startsWith('/')) return undefined
  const hint = 'A path of the site begins with "/", as those of files in `public` do.'
  return { attribute: 'href', message: `"${href}" is no path of the site.`, hint }
}

/** An address that the policy of the pages does not allow. */
function hostFault(attribute: string, address: string, use: Use, hosts: Hosts): Fault | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : address
  const isAllowed = hosts.some((host) => host.origin === origin && Array.isArray(host.for) && host.for.includes(use))
  if (isAllowed) return undefined
  const hint = `Add { origin: '${origin}', for: ['${use}'] } to \`hosts\`: pages load from no other host.`
  return { attribute, message: `Pages may not load the ${use} "${address}".`, hint }
}

function missing(tag: string, attribute: string, hint: string): Fault {
  return { message: `A <${tag}> of \`head\` has no \`${attribute}\`.`, hint }
}

function writtenByEngine(attribute: string, name: string): Fault {
  return { attribute, message: `The engine writes ${name} itself.`, hint: 'Remove the element.' }
}

function isTag(value: unknown): value is HeadTag {
  return (
    isRecord(value) &&
    ['script', 'meta', 'link'].some((tag) => tag === value.tag) &&
    isRecord(value.attributes) &&
    Object.values(value.attributes).every((attribute) => typeof attribute === 'string')
  )
}
