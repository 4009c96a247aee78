import { type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Checkbox, classes, Dialog } from '../../ui/index.ts'
import { WaitingMomentsContext } from './queue/index.ts'
import styles from './CelebrationDialog.module.css'

export type DialogAction = { readonly label: string; readonly run: () => void }

/** Milliseconds in which a celebration ignores presses and keys: they were meant for the page behind it. */
const CELEBRATION_LOCK = 800

type Props = {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  /** What most players will choose. */
  readonly primary: DialogAction
  readonly secondary?: DialogAction | undefined
  /** Without it the dialog can only be left by an action. */
  readonly onClose?: (() => void) | undefined
  /** Called if the player never wants to see this celebration again. */
  readonly onSuppress?: (() => void) | undefined
  readonly children?: ReactNode
  readonly mood?: 'bright' | 'dark'
  /** The animation around the picture, unless the player prefers reduced motion. Scenes have their own. */
  readonly effect?: 'rays' | 'ring' | 'none'
  /** The picture is a scene that fills the arch. */
  readonly fills?: boolean
}

/**
 * A dialog for something that happened: a picture in an arch, a text, and what to do next. It is left by its buttons and by
 * keys (any key skips it), never by a press outside, and not before `CELEBRATION_LOCK` is over.
 */
export const CelebrationDialog = ({
  title,
  text,
  picture,
  primary,
  secondary,
  onClose,
  onSuppress,
  children,
  mood = 'bright',
  effect = 'rays',
  fills = false,
}: Props) => {
  const [suppressed, setSuppressed] = useState(false)
  const [openedAt] = useState(() => performance.now())
  const textId = useId()
  const waiting = use(WaitingMomentsContext)
  const then = (run: () => void) => () => {
    if (performance.now() - openedAt < CELEBRATION_LOCK) return
    if (suppressed) onSuppress?.()
    run()
  }
  const skip = useEffectEvent((event: KeyboardEvent) => {
    if (onClose !== undefined && isSkip(event)) then(onClose)()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => skip(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <Dialog
      open
      title={title}
      width="sm"
      closesOutside={false}
      describedBy={textId}
      {...(onClose === undefined ? {} : { onClose: then(onClose) })}
      actions={
        <>
          {secondary !== undefined && (
            <Button variant="tertiary" className={styles.action} onClick={then(secondary.run)}>
              {secondary.label}
            </Button>
          )}
          <Button variant="primary" className={styles.action} data-autofocus="" onClick={then(primary.run)}>
            {primary.label}
          </Button>
        </>
      }
    >
      <div className={styles.celebration}>
        <div className={classes(styles.arch, mood === 'dark' && styles.dark, styles[effect], fills && styles.fills)}>
          {picture}
        </div>
        <p id={textId} className={styles.text}>
          {text}
        </p>
        {children}
        {onSuppress !== undefined && (
          <Checkbox checked={suppressed} onChange={setSuppressed} label={t('overlays.suppress')} />
        )}
        {waiting !== undefined && onClose !== undefined && (
          <p className={styles.waiting}>
            {t('overlays.moreMoments', { count: waiting.count })}{' '}
            <Button variant="link" size="sm" className={styles.action} onClick={then(waiting.onPutOff)}>
              {t('overlays.putOff')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Keys that move the focus or press what has it, and Escape, which the dialog handles itself. */
const OWN_KEYS = /^(Tab|Enter| |Escape|Shift|Control|Alt|Meta|Arrow.*|F\d+|Page.*|Home|End)$/

/** Any other key skips the moment. */
const isSkip = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !OWN_KEYS.test(key) && !ctrlKey && !metaKey && !altKey
