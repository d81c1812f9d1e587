export { reportTexts } from '../../generator/messages/catalogs.ts'
export { buildReport } from './buildReport.ts'
export type { QualityFigures } from './figures.ts'
export { renderReport } from './renderReport.ts'
