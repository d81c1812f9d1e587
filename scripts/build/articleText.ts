import type { GeneratedSite, Route } from '../../generator/index.ts'

/** Gives the MDX of a page: a guide as it was read, or what was generated. */
export function articleText({ files, guides }: Pick<GeneratedSite, 'files' | 'guides'>): (route: Route) => string {
  const guideOf = new Map(guides.map(({ file, text }) => [file, text]))
  return ({ source: { origin, file } }) => (origin === 'guide' ? guideOf.get(file) : files.get(`pages/${file}`)) ?? ''
}
