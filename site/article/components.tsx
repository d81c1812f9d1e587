import type { MDXComponents } from 'mdx/types'
import type { ComponentName } from '../../generator/contract/components.ts'
import { Change, ChangeFilter } from './data/Change.tsx'
import { DataTable } from './data/DataTable.tsx'
import { MigrationMap } from './data/MigrationMap.tsx'
import { BookLadder } from './diagrams/BookLadder.tsx'
import { DecisionChart } from './diagrams/DecisionChart.tsx'
import { Diagram } from './diagrams/Diagram.tsx'
import { RetentionChart } from './diagrams/RetentionChart.tsx'
import { Image, SecondHeading, Table, ThirdHeading, Untranslated } from './elements.tsx'
import { ErrorCodeLink, Link } from './Link.tsx'
import { Callout } from './prose/Callout.tsx'
import { Card, Cards } from './prose/Cards.tsx'
import { CodeBlock } from './prose/CodeBlock.tsx'
import { Column, Columns } from './prose/Columns.tsx'
import { Recipe } from './prose/Recipe.tsx'
import { Steps } from './prose/Steps.tsx'
import { Tab, Tabs } from './prose/Tabs.tsx'
import { AddedList } from './reference/AddedList.tsx'
import { ApiOverview } from './reference/ApiOverview.tsx'
import { Callbacks } from './reference/Callbacks.tsx'
import { Channel } from './reference/channel/Channel.tsx'
import { ChannelFacts } from './reference/channel/ChannelFacts.tsx'
import { ChannelList } from './reference/channel/ChannelList.tsx'
import { ConnectionRules } from './reference/channel/ConnectionRules.tsx'
import { Conversation } from './reference/channel/Conversation.tsx'
import { Message } from './reference/channel/Message.tsx'
import { Downloads } from './reference/Downloads.tsx'
import { EndingList } from './reference/EndingList.tsx'
import { Endpoint } from './reference/Endpoint.tsx'
import { EntryTable } from './reference/EntryTable.tsx'
import { Errors } from './reference/Errors.tsx'
import { ErrorTable } from './reference/ErrorTable.tsx'
import { Operation } from './reference/Operation.tsx'
import { OperationList } from './reference/OperationList.tsx'
import { Pagination } from './reference/Pagination.tsx'
import { Parameters } from './reference/Parameters.tsx'
import { PermissionTable } from './reference/PermissionTable.tsx'
import { RateLimitTable } from './reference/RateLimitTable.tsx'
import { RequestBody } from './reference/RequestBody.tsx'
import { Responses } from './reference/Responses.tsx'
import { Samples } from './reference/Samples.tsx'
import { Schema } from './reference/Schema.tsx'
import { SignatureDebugger } from './reference/SignatureDebugger.tsx'

const engineComponents = {
  AddedList,
  BookLadder,
  ApiOverview,
  Callbacks,
  Callout,
  Card,
  Cards,
  Channel,
  Change,
  ChangeFilter,
  ChannelFacts,
  ChannelList,
  CodeBlock,
  Column,
  Columns,
  ConnectionRules,
  Conversation,
  DataTable,
  DecisionChart,
  Diagram,
  Downloads,
  EndingList,
  Endpoint,
  EntryTable,
  Errors,
  ErrorTable,
  Message,
  MigrationMap,
  Operation,
  OperationList,
  Pagination,
  Parameters,
  PermissionTable,
  RateLimitTable,
  Recipe,
  RequestBody,
  Responses,
  Samples,
  RetentionChart,
  Schema,
  SignatureDebugger,
  Steps,
  Tab,
  Tabs,
  Untranslated,
} satisfies Record<ComponentName, MDXComponents[string]>

/** Every component name of MDX, and the replacements of Markdown's own elements. */
export const components: MDXComponents = {
  ...engineComponents,
  a: Link,
  data: ErrorCodeLink,
  h2: SecondHeading,
  h3: ThirdHeading,
  img: Image,
  table: Table,
}
