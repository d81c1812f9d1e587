import { createHash } from 'node:crypto'
import { slug } from 'github-slugger'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { skillFolder } from '../../contract/downloads.ts'
import { localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { besidePage, normalizePath } from '../../contract/routes.ts'
import { type MachineText, machineTexts } from '../../messages/catalogs.ts'
import { type Say, sayWith } from '../../messages/fillText.ts'
import { addresses, type CatalogInput } from './apiCatalog.ts'
import { document, head, link, listed, oneLine, specLists } from './markdownBlocks.ts'
import { type Retirement, retirementOf } from './retirement.ts'
import { siteAddress } from './siteAddress.ts'
import { sliceListUrl } from './sliceFiles.ts'

interface SkillInput extends CatalogInput {
  readonly config: CatalogInput['config'] & Pick<SiteConfig, 'brand' | 'messages' | 'links'>
}

type File = readonly [path: string, text: string]

/** A skill for each API and their index (https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0). */
export function agentSkills(input: SkillInput): File[] {
  const files = input.apis.map((api) => skillOf(api, input))
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: files.map(({ name, description, path, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: siteAddress(input.config, path),
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  }
  return [
    [`${skillFolder}/index.json`, `${JSON.stringify(index, null, 2)}\n`],
    ...files.map(({ path, text }) => [path, text] as const),
  ]
}

interface Skill {
  readonly name: string
  readonly description: string
  readonly path: string
  readonly text: string
}

function skillOf(api: Api, { config, apis, routes: { routes }, downloads }: SkillInput): Skill {
  const locale = defaultLocaleOf(config)
  const say = sayWith(machineTexts.textsIn(locale, config.messages))
  const { name, path } = nameOf(api, config)
  const title = oneLine(localized(api.title, locale, locale).text)
  const settings = config.apis.find(({ id }) => id === api.id)
  const overview = normalizePath(settings?.overview ?? settings?.path ?? `/${api.id}/`)
  const own = routes.filter((route) => route.locale === locale)
  const pages = own.filter((route) => route.api === api.id)
  // The overview may be a guide.
  const first = own.find(({ path }) => normalizePath(path) === overview) ?? pages[0]
  const hosts = [...new Set(addresses([...api.servers, ...(api.streaming?.servers ?? [])]))]
  const named = hosts.length > 0 || !first ? hosts : [siteAddress(config, first.url)]
  const retirement = retirementOf(api, apis, locale, config)
  const facts = { title, addresses: named.join(', ') }
  const description = retirement
    ? say('skill.description.retired', { ...facts, notice: retirement.notice })
    : say('skill.description', facts)
  const rules = [
    ...(retirement ? [successorRule(retirement, config, say)] : []),
    ...(first ? [say('skill.start', { page: link(first.title, siteAddress(config, besidePage(first, 'md'))) })] : []),
    say('skill.exact', { index: siteAddress(config, sliceListUrl) }),
    ...(config.links.mcp === undefined ? [] : [say('skill.mcp', { address: config.links.mcp })]),
    say('skill.secret'),
    say('skill.effect'),
  ]
  const text = document([
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    ...head(title, retirement?.notice),
    rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n'),
    ...listed(say('pages'), pages, config),
    ...specLists(
      downloads.filter((download) => download.api === api.id),
      config,
      say,
    ),
  ])
  return { name, description, path, text }
}

function nameOf({ id }: Api, { brand }: SkillInput['config']): Pick<Skill, 'name' | 'path'> {
  const name = slug(`${brand.name} ${id}`)
    .replaceAll(/[^a-z\d-]+/g, '-')
    .slice(0, 64)
  return { name, path: `${skillFolder}/${name}/SKILL.md` }
}

function successorRule({ notice, successor }: Retirement, config: SkillInput['config'], say: Say<MachineText>): string {
  if (!successor) return notice
  const { name, path } = nameOf(successor, config)
  return say('skill.successor', { notice, link: link(name, siteAddress(config, path)) })
}
