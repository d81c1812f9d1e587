import { fetchDocument } from '../fetchDocument.ts'
import {
  type ChangeChoice,
  type ChangelogApi,
  type ChangelogDay,
  joinDays,
  readDays,
  type ShownChanges,
  showDays,
} from './dayEntries.ts'
import { addIntroduction, addLead, type Introduction, readIntroduction, showIntroductions } from './introduction.ts'

export interface ChangelogSources {
  readonly apis: readonly ChangelogApi[]
  /** Address of the page. */
  readonly own: string
  /** Addresses of the other changelogs of the site. */
  readonly others: readonly string[]
  /** Lead of several changelogs. */
  readonly lead: string
}

/** Shows the chosen entries of a changelog. Rejects when another changelog cannot be had. */
type ShowChanges = (page: Element, choice: ChangeChoice) => Promise<ShownChanges>

interface Changelogs {
  readonly days: readonly ChangelogDay[]
  readonly introductions: readonly Introduction[]
}

/** The changelog of a page, joined with the others of the site as soon as they are asked for. */
export function joinedChangelog({ apis, own, others, lead }: ChangelogSources): ShowChanges {
  let first: Changelogs | undefined
  let joined: Promise<Changelogs> | undefined
  let last: ChangeChoice

  function read(page: Element, url: string): Changelogs {
    return { days: readDays(page, apis, url), introductions: [readIntroduction(page, url)] }
  }

  async function join(page: Element, start: Changelogs): Promise<Changelogs> {
    const pages = await Promise.all(others.map(async (url) => read((await fetchDocument(url)).body, url)))
    const added = pages.flatMap(({ introductions }) => introductions)
    for (const introduction of added) addIntroduction(page, introduction)
    return {
      days: pages.reduce((all, { days }) => joinDays(all, days), start.days),
      introductions: [...start.introductions, ...added, addLead(page, lead)],
    }
  }

  return async (page, choice) => {
    last = choice
    first ??= read(page, own)
    if (choice.api !== '') joined ??= join(page, first)
    try {
      const { days, introductions } = (await joined) ?? first
      const shown = showDays(days, last, own)
      showIntroductions(introductions, last.api === '' ? [own] : shown.changelogs)
      return shown
    } catch (error) {
      joined = undefined
      throw error
    }
  }
}
