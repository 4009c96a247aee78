import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import type { Tone } from './KeyCap.tsx'

type Props = {
  readonly open: boolean
  /** Called when the player leaves it: Escape, the close button, a press outside. Without it there is no way out but an answer. */
  readonly onClose?: () => void
  readonly title: string
  readonly hideTitle?: boolean
  /** One sentence below the title, read out when the dialog opens. */
  readonly intro?: ReactNode
  readonly children: ReactNode
  /** Buttons; they stay in sight while the rest scrolls. */
  readonly actions?: ReactNode
  readonly width?: 'sm' | 'md' | 'lg'
  /** Colours the head by the value of the task that this is about. */
  readonly tone?: Tone | undefined
}

/** A window over the page; on a phone a sheet from below. Focus goes in and comes back. */
export const Dialog = ({ open, onClose, title, hideTitle, intro, children, actions, width = 'md', tone }: Props) => (
  <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose?.())}>
    <Radix.Portal>
      <Radix.Overlay className={styles.veil} />
      <Radix.Content
        className={classes(styles.dialog, styles[width], tone && styles.toned)}
        style={tone && ({ '--tone': `var(--v-${tone})`, '--soft': `var(--v-${tone}-soft)` } as CSSProperties)}
        {...(intro === undefined && { 'aria-describedby': undefined })}
        onOpenAutoFocus={focusFirstField}
        onEscapeKeyDown={(event) =>
          (onClose === undefined || isForSomethingInside(event.target)) && event.preventDefault()
        }
        onInteractOutside={(event) => (onClose === undefined || isToast(event.target)) && event.preventDefault()}
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

/** The first field, else the dialog as a whole: never the button that closes it. */
const focusFirstField = (event: Event): void => {
  event.preventDefault()
  const dialog = event.target
  if (!(dialog instanceof HTMLElement)) return
  const field = dialog.querySelector<HTMLElement>('[data-autofocus], input, textarea, select')
  ;(field ?? dialog).focus()
}

/** What scrolls is a stop for the Tab key, so that the keyboard can scroll it. */
const stopIfItScrolls = (body: HTMLElement | null): void => {
  if (body !== null) body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1
}

/** Escape first leaves what is open inside: a list of choices, or a row that is being dragged. */
const isForSomethingInside = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('[role="combobox"][aria-expanded="true"]') || document.querySelector('[data-dragging]') !== null)

/** Toasts lie above dialogs: to dismiss one is not to leave the dialog. */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null
