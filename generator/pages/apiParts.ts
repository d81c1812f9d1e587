import type { GuideComponent } from '../contract/components.ts'
import { memoizeByObject } from '../contract/memoize.ts'
import type { Api } from '../contract/reference.ts'
import { digestOf } from './entryDigests.ts'
import type { LinkedLabels } from './linkedLabels.ts'
import type { ContentInput } from './mdx/renderContent.ts'

/** Part of an API that a component shows: rules without an entry, channels, facts of tables, texts of operations, every field. */
type ShownPart = 'nothing' | 'rules' | 'channels' | 'facts' | 'operations' | 'fields'

/** Sources of a part of an API, and its statements on entries that it names. */
export type ApiParts = Readonly<Record<ShownPart, (api: Api) => unknown>>

export function apiParts(linkedIn: LinkedLabels, downloads: ContentInput['downloads']): ApiParts {
  const digestWith = (named: unknown, ...part: readonly unknown[]) =>
    digestOf([part, linkedIn(JSON.stringify(named)), downloads])
  const facts = memoizeByObject((api: Api) => digestWith(factsOf(api), factsOf(api)))
  return {
    nothing: () => undefined,
    // Not with its pages, which name every entry.
    rules: memoizeByObject((api) => digestWith(restOf(api), rulesOf(api))),
    channels: memoizeByObject((api) =>
      digestWith(
        [restOf(api), channelFacts(api)],
        rulesOf(api),
        channelFacts(api),
        api.channels.map(({ summary, description }) => summary ?? description),
      ),
    ),
    facts,
    operations: (api) => [facts(api), [...api.pages, ...api.operations].map(({ description }) => description)],
    fields: memoizeByObject(digestOf),
  }
}

/** The part of an API that any of its pages may show. */
export function commonOf(api: Api): unknown {
  return [restOf(api), api.pages.map(({ path, content }) => [path, content])]
}

/** An API without its entries, schemas and pages. */
export function restOf({ operations, channels, schemas, pages, source, ...rest }: Api): unknown {
  return rest
}

/** The part of an API that tables show: all but the texts, fields and messages of its entries. */
function factsOf(api: Api): unknown {
  return [
    ...[rulesOf(api), channelFacts(api), api.pages.map(({ description, source, ...page }) => page)],
    api.operations.map(({ description, parameters, requestBody, responses, callbacks, source, ...facts }) => facts),
  ]
}

/** The part of an API that guides show without an operation or a channel. */
function rulesOf(api: Api): unknown {
  return [commonOf(api), api.channels.map(({ servers, bindings }) => [servers, bindings])]
}

function channelFacts({ channels }: Api): unknown {
  return channels.map(
    ({ summary, description, parameters, messages, operations, conversation, source, ...facts }) => facts,
  )
}

/** Part of an API that each component shows. */
export const shownOfApi: Readonly<Record<GuideComponent, ShownPart>> = {
  AddedList: 'fields',
  BookLadder: 'fields',
  Callout: 'nothing',
  Card: 'nothing',
  Cards: 'nothing',
  Change: 'nothing',
  ChangeFilter: 'nothing',
  ChannelList: 'channels',
  Column: 'nothing',
  Columns: 'nothing',
  ConnectionRules: 'rules',
  DataTable: 'nothing',
  DecisionChart: 'nothing',
  Downloads: 'rules',
  EndingList: 'facts',
  ErrorTable: 'facts',
  MigrationMap: 'facts',
  OperationList: 'operations',
  PermissionTable: 'facts',
  RateLimitTable: 'facts',
  Recipe: 'nothing',
  RetentionChart: 'nothing',
  Schema: 'rules',
  SignatureDebugger: 'rules',
  Steps: 'nothing',
  Tab: 'nothing',
  Tabs: 'nothing',
}
