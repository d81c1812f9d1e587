/** Components that guides may use, and what the search finds in each: its text, or also the rows that it shows. */
export const guideComponents = {
  Callout: 'text',
  Tabs: 'text',
  Tab: 'text',
  Steps: 'text',
  Cards: 'text',
  Card: 'text',
  Columns: 'text',
  Column: 'text',
  ErrorTable: 'error codes',
  ConnectionRules: 'connection',
  RateLimitTable: 'text',
  OperationList: 'text',
  PermissionTable: 'text',
  ChannelList: 'text',
  DataTable: 'rows',
  DecisionChart: 'text',
  Downloads: 'text',
  MigrationMap: 'text',
  Recipe: 'text',
  Schema: 'text',
  SignatureDebugger: 'text',
  StateDiagram: 'text',
} as const satisfies Record<string, 'text' | 'error codes' | 'connection' | 'rows'>

export type GuideComponent = keyof typeof guideComponents

/** Components of generated pages. */
type PageComponent =
  | 'ApiOverview'
  | 'Callbacks'
  | 'Channel'
  | 'ChannelFacts'
  | 'CodeBlock'
  | 'Conversation'
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

/** Whether a component of a project runs in browsers too, which the name of its file says: `Counter.island.tsx`. */
export function isIslandFile(file: string): boolean {
  return /\.island\.[jt]sx?$/.test(file)
}
