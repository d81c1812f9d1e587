import { buildCanonicalTool } from './buildCanonical.ts'
import { explainErrorTool } from './explainError.ts'
import { getSchemaTool } from './getSchema.ts'
import { listPagesTool } from './listPages.ts'
import { readPageTool } from './readPage.ts'
import { searchPagesTool } from './searchPages.ts'
import type { AssistantTool } from './tool.ts'

/** Everything that may be asked about a documentation. */
export const assistantTools: readonly AssistantTool[] = [
  searchPagesTool,
  readPageTool,
  listPagesTool,
  getSchemaTool,
  buildCanonicalTool,
  explainErrorTool,
]
