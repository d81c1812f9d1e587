import { reloadAfterDeployment } from '../browser/navigation/fullLoad.ts'
import { readPageData } from '../browser/navigation/loadPage.ts'
import { followSampleLanguage } from '../browser/preferences/sampleLanguage.ts'
import { watchTheme } from '../browser/preferences/theme.ts'
import { createLoadedSidebars } from '../browser/shell/loadSidebars.ts'
import { prepareForPrint } from '../browser/shell/prepareForPrint.ts'
import { takeFirstTab } from '../browser/start/firstTab.ts'
import { onFirstTouch } from '../browser/start/firstTouch.ts'
import { loadMessages } from '../i18n/loadMessages.ts'
import '../styles/site.css'
import 'virtual:own-styles'

const root = document.getElementById('root')
const article = document.querySelector('.article-body')
if (root && article) {
  reloadAfterDeployment()
  watchTheme()
  followSampleLanguage()
  prepareForPrint()
  takeFirstTab()
  // A page is read without React, which is most of the script.
  onFirstTouch(async () => {
    const page = readPageData(document)
    const { source: sidebarSource, prepare } = createLoadedSidebars()
    const [{ startShell }, messages] = await Promise.all([
      import('../browser/start/startShell.tsx'),
      loadMessages(page.locale),
      // React takes over a sidebar that it has: a later sidebar would replace it under the reader's pointer and focus.
      page.sidebar && prepare(page.sidebar.file),
    ])
    await startShell({ root, article, page, messages, sidebarSource })
  })
}
