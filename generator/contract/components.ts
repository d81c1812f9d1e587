import type { PluginComponent } from '../../schemas/siteConfig.ts'

/** Content of a component that the search indexes: its text, or also the rows that it shows. */
type FoundInside = 'text' | 'error codes' | 'connection' | 'rows' | 'debugger' | 'downloads' | 'program'

interface OwnComponent extends Pick<PluginComponent, 'attributes'> {
  readonly search?: Exclude<FoundInside, 'text'>
}

const api = { type: 'api' } as const
const title = { type: 'text' } as const
const needed = { type: 'text', isRequired: true } as const

/** Kinds of a change, by its effect on a program that calls an API. */
export const changeKinds = ['new', 'changed', 'breaking', 'deprecated', 'removed'] as const

/** Components that guides may use. They declare their attributes as components of a plug-in do. */
const declared = {
  AddedList: { attributes: { api, day: needed } },
  Callout: { attributes: { kind: { type: 'text', values: ['note', 'tip', 'warning', 'danger'] }, title } },
  Tabs: { attributes: { group: { type: 'text' } } },
  Tab: { attributes: { label: needed } },
  Steps: {},
  Cards: {},
  Card: { attributes: { title: needed, href: { type: 'text' } } },
  Columns: {},
  Column: {},
  ErrorTable: { attributes: { api, href: { type: 'text' } }, search: 'error codes' },
  ConnectionRules: {
    attributes: { api, part: { type: 'text', values: ['heartbeat', 'limits', 'errors'] } },
    search: 'connection',
  },
  RateLimitTable: { attributes: { api } },
  OperationList: { attributes: { api, tag: { type: 'text' } } },
  PermissionTable: { attributes: { api } },
  ChannelList: { attributes: { api } },
  Change: { attributes: { kind: { type: 'text', values: changeKinds, isRequired: true } } },
  ChangeFilter: {},
  DataTable: { attributes: { file: needed, columns: { type: 'text' }, filter: { type: 'flag' } }, search: 'rows' },
  BookLadder: { attributes: { api, channel: needed } },
  DecisionChart: { attributes: { title: needed } },
  Downloads: { attributes: { api }, search: 'downloads' },
  EndingList: { attributes: { api } },
  MigrationMap: { attributes: { from: { ...api, isRequired: true }, to: { ...api, isRequired: true } } },
  RetentionChart: { attributes: { title: needed } },
  Recipe: { attributes: { name: needed }, search: 'program' },
  Schema: { attributes: { of: needed, api } },
  SignatureDebugger: { attributes: { api, login: { type: 'flag' }, href: { type: 'text' } }, search: 'debugger' },
} as const satisfies Readonly<Record<string, OwnComponent>>

export type GuideComponent = keyof typeof declared

export const guideComponents: Readonly<Record<GuideComponent, OwnComponent>> = declared

/** Content of a guide's component that the search indexes. */
export function foundInside(name: GuideComponent): FoundInside {
  return guideComponents[name].search ?? 'text'
}

/** Components of generated pages. */
type PageComponent =
  | 'ApiOverview'
  | 'Callbacks'
  | 'Channel'
  | 'ChannelFacts'
  | 'CodeBlock'
  | 'Conversation'
  | 'Diagram'
  | 'Endpoint'
  | 'EntryTable'
  | 'Errors'
  | 'Message'
  | 'Operation'
  | 'Pagination'
  | 'Parameters'
  | 'RequestBody'
  | 'Responses'
  | 'Samples'
  | 'Untranslated'

/** Every component of the engine. The compiler asks for each name in every table of components. */
export type ComponentName = GuideComponent | PageComponent

export function isGuideComponent(name: string | null): name is GuideComponent {
  return name !== null && Object.hasOwn(guideComponents, name)
}

/** The anchor of a page's signature debugger, of requests or of WebSocket logins. */
export function debuggerAnchor(signs: 'request' | 'login' = 'request'): string {
  return signs === 'login' ? 'login-debugger' : 'signature-debugger'
}

/** Whether a component of a project runs in browsers too: its file has a name such as `Counter.island.tsx`. */
export function isIslandFile(file: string): boolean {
  return /\.island\.[jt]sx?$/.test(file)
}
