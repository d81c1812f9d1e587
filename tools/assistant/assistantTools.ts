import { buildCanonicalTool } from './buildCanonical.ts'
import { explainErrorTool } from './explainError.ts'
import { getSchemaTool } from './getSchema.ts'
import { listPagesTool } from './listPages.ts'
import { readPageTool } from './readPage.ts'
import { searchPagesTool } from './searchPages.ts'
import type { AssistantTool } from './tool.ts'

/** All tools of the assistant. */
export const assistantTools: readonly AssistantTool[] = [
  searchPagesTool,
  readPageTool,
  listPagesTool,
  getSchemaTool,
  buildCanonicalTool,
  explainErrorTool,
]
