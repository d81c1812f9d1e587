import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

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

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])

  function closeOnBackdrop({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog className={className} aria-label={label} ref={dialog} onClose={onClose} onClick={closeOnBackdrop}>
      {isOpen && children}
    </dialog>
  )
}
