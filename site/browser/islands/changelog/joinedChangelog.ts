import { trustHtml } from '../../../shared/trustedTypes.ts'
import {
  type ChangeChoice,
  type ChangelogApi,
  type ChangelogDay,
  joinDays,
  readDays,
  type ShownChanges,
  showDays,
} from './dayEntries.ts'

export interface ChangelogSources {
  readonly apis: readonly ChangelogApi[]
  /** Addresses of the other changelogs of the site. */
  readonly others: readonly string[]
}

/** Shows the chosen entries of a changelog. Rejects when another changelog cannot be had. */
type ShowChanges = (page: Element, choice: ChangeChoice) => Promise<ShownChanges>

/** The changelog of a page, joined with the others of the site as soon as they are asked for. */
export function joinedChangelog({ apis, others }: ChangelogSources): ShowChanges {
  let own: readonly ChangelogDay[] | undefined
  let joined: Promise<readonly ChangelogDay[]> | undefined
  let last: ChangeChoice

  async function join(days: readonly ChangelogDay[]): Promise<readonly ChangelogDay[]> {
    const pages = await Promise.all(others.map(fetchPage))
    return pages.reduce((all, page) => joinDays(all, readDays(page, apis, false)), days)
  }

  return async (page, choice) => {
    last = choice
    own ??= readDays(page, apis, true)
    if (choice.api !== '') joined ??= join(own)
    try {
      const days = (await joined) ?? own
      return showDays(days, last)
    } catch (error) {
      joined = undefined
      throw error
    }
  }
}

async function fetchPage(url: string): Promise<Element> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html').body
}
