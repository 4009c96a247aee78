import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { useTurn } from './open-dialogs.ts'
import { IconButton } from '../button/IconButton.tsx'
import type { Tone } from '../button/TileButton.tsx'

type Props = {
  readonly open: boolean
  /** Not shown while another dialog is open: for one that opens by itself. */
  readonly waits?: boolean
  /** Called on Escape, the close button and a press outside. Without it the dialog closes by its actions only. */
  readonly onClose?: () => void
  /** Whether a press outside closes it too. */
  readonly closesOutside?: boolean
  readonly title: string
  readonly hideTitle?: boolean
  /** One sentence below the title, announced when the dialog opens. */
  readonly intro?: ReactNode
  readonly children: ReactNode
  /** Buttons, which stay visible while the body scrolls. */
  readonly actions?: ReactNode
  readonly width?: 'sm' | 'md' | 'lg' | 'xl'
  /** The task tone that colours the head. */
  readonly tone?: Tone | undefined
  /** Focuses the dialog itself when it opens, so that it is read from its beginning and phones show no keyboard. */
  readonly startsAtTop?: boolean
  /** Id of the text that is announced when the dialog opens. */
  readonly describedBy?: string
}

/** A modal dialog; on phones a bottom sheet. */
export const Dialog = ({
  open,
  waits = false,
  onClose,
  closesOutside = true,
  title,
  hideTitle,
  intro,
  children,
  actions,
  width = 'md',
  tone,
  startsAtTop = false,
  describedBy,
}: Props) => {
  const focus = useFocusReturn(startsAtTop)
  return (
    <Radix.Root open={useTurn(open, waits)} onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} onMouseDown={keepFocus} />
        <Radix.Content
          className={classes(styles.dialog, styles[width], tone && styles.toned)}
          style={tone && ({ '--tone': `var(--v-${tone})`, '--soft': `var(--v-${tone}-soft)` } as CSSProperties)}
          {...(intro === undefined && { 'aria-describedby': describedBy })}
          {...focus}
          onEscapeKeyDown={(event) =>
            (onClose === undefined || isForSomethingInside(event.target)) && event.preventDefault()
          }
          onInteractOutside={(event) =>
            (onClose === undefined || !closesOutside || isToast(event.target)) && event.preventDefault()
          }
        >
          <header className={classes(styles.head, hideTitle && styles.bare)}>
            <Radix.Title className={classes(styles.title, hideTitle && styles.unseen)}>{title}</Radix.Title>
            {onClose !== undefined && (
              <Radix.Close asChild>
                <IconButton label={t('common.close')} icon={<X size={20} />} />
              </Radix.Close>
            )}
          </header>
          <div ref={stopIfItScrolls} className={styles.body}>
            {intro !== undefined && <Radix.Description className={styles.intro}>{intro}</Radix.Description>}
            {children}
          </div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Focus goes in, and back to where it was, or near it if that is gone: our dialogs are opened by state, so Radix knows no trigger.
 */
const useFocusReturn = (startsAtTop: boolean) => {
  const before = useRef<ReadonlyArray<HTMLElement>>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = withAncestors(document.activeElement)
      if (startsAtTop) focusDialog(event)
      else focusFirstField(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const left = before.current.find((element) => element.isConnected)
      const next = left === before.current[0] ? left : left?.querySelector<HTMLElement>(FOCUSABLE)
      next?.focus()
    },
  }
}

/** From inside out, up to the page, which is no place to begin from. */
const withAncestors = (element: Element | null): ReadonlyArray<HTMLElement> =>
  element instanceof HTMLElement && element !== document.body ? [element, ...withAncestors(element.parentElement)] : []

const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((each) => `${each}:not(:disabled, [tabindex="-1"], [hidden] *)`)
  .join()

const focusDialog = (event: Event): void => {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** Focuses what is marked by `data-autofocus`, else the first field, else the dialog itself, never the close button. */
const focusFirstField = (event: Event): void => {
  event.preventDefault()
  const dialog = event.target
  if (!(dialog instanceof HTMLElement)) return
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const field = marked ?? dialog.querySelector<HTMLElement>('input, textarea, select')
  ;(field ?? dialog).focus()
}

/** A press on the veil leaves the focus where it is, so that Enter still works. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Makes a scrolling body a Tab stop, so that the keyboard can scroll it. */
const stopIfItScrolls = (body: HTMLElement | null): void => {
  if (body !== null) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
}

/** Whether Escape belongs to something inside: an open list box, or a row being dragged. */
const isForSomethingInside = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('[role="combobox"][aria-expanded="true"]') || document.querySelector('[data-dragging]') !== null)

/** Toasts are above dialogs: dismissing one must not close the dialog. */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null
