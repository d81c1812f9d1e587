export { assistantTools } from './assistantTools.ts'
export type { Documentation } from './documentation.ts'
export { listResources, readResource } from './pageResources.ts'
