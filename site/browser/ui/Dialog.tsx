import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly className: string
  readonly label: string
  readonly children: ReactNode
}

/** A modal dialog: the platform traps the focus, closes it on Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, className, label, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const untold = useRef(0)

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) {
      untold.current += 1
      element.close()
    }
  }, [isOpen])

  /** `close` events come in a later task, when the dialog may be open again: events of our own closings are skipped. */
  function onClosed(): void {
    if (untold.current === 0) onClose()
    else untold.current -= 1
  }

  /** Escape closes by the state as everything else does: a key that follows at once finds it closed. */
  function closeOnEscape(event: SyntheticEvent): void {
    event.preventDefault()
    onClose()
  }

  function closeOnBackdrop({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by its cancel event
    <dialog
      className={className}
      aria-label={label}
      ref={dialog}
      onCancel={closeOnEscape}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      {isOpen && children}
    </dialog>
  )
}
