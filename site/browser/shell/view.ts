import type { Messages } from '../../i18n/loadMessages.ts'
import type { PageData } from '../../shared/pageData.ts'
import type { TrustedHtml } from './Html.tsx'

/** One page as the shell shows it. */
export interface View {
  readonly page: PageData
  readonly article: TrustedHtml
  readonly sidebar?: TrustedHtml | undefined
  readonly messages: Messages
  /** Called once the view is on screen. */
  readonly onShown?: () => void
}
