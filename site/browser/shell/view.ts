import type { Messages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import type { ArticleHtml } from './Article.tsx'
import type { TrustedHtml } from './Html.tsx'

/** One page as the shell shows it. */
export interface View {
  readonly page: PageData
  readonly article: ArticleHtml
  readonly sidebar?: TrustedHtml | undefined
  readonly messages: Messages
  /** Called once the view is on screen. */
  readonly onShown?: () => void
}
