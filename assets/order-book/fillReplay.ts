import { addStyles } from './addStyles.ts'
import { replay } from './replay.ts'
import { fillView } from './replayView.ts'
import { frames, previousField, rule } from './session.ts'
import { styles } from './styles.ts'
import { chinese, english } from './texts.ts'

addStyles(styles)

/** Puts the replay into its place. */
export function fillReplay(view: HTMLDetailsElement, isChinese: boolean): void {
  fillView(view, { steps: replay(frames, rule), texts: isChinese ? chinese : english, previousField })
}
