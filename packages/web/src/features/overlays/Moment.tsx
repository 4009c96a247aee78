import type { ReactNode } from 'react'
import { useState } from 'react'
import { t } from '../../texts/index.ts'
import { Button, Checkbox, classes, Dialog } from '../../ui/index.ts'
import styles from './Moment.module.css'

export type MomentAction = { readonly label: string; readonly run: () => void }

type Props = {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  /** What most players will do now. */
  readonly primary: MomentAction
  readonly secondary?: MomentAction | undefined
  /** Without it there is no way out but the primary action. */
  readonly onClose?: (() => void) | undefined
  /** The player never wants to see this moment again. */
  readonly onSuppress?: (() => void) | undefined
  readonly children?: ReactNode
  readonly mood?: 'bright' | 'dark'
  /** What moves, where motion is welcome: light behind the figure, or a ring round it. A scene has motion of its own. */
  readonly effect?: 'rays' | 'ring' | 'none'
  /** The picture is a scene of its own and fills the arch. */
  readonly fills?: boolean
}

/** A moment worth stopping for: a picture in the arch of the keep, what happened, and what to do now. */
export const Moment = ({
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
  const then = (run: () => void) => () => {
    if (suppressed) onSuppress?.()
    run()
  }
  return (
    <Dialog
      open
      title={title}
      width="sm"
      {...(onClose === undefined ? {} : { onClose: then(onClose) })}
      actions={
        <>
          {secondary !== undefined && (
            <Button look="quiet" onClick={then(secondary.run)}>
              {secondary.label}
            </Button>
          )}
          <Button look="lantern" onClick={then(primary.run)}>
            {primary.label}
          </Button>
        </>
      }
    >
      <div className={styles.moment}>
        <div className={classes(styles.arch, mood === 'dark' && styles.dark, styles[effect], fills && styles.fills)}>
          {picture}
        </div>
        <p className={styles.text}>{text}</p>
        {children}
        {onSuppress !== undefined && (
          <Checkbox checked={suppressed} onChange={setSuppressed} label={t('overlays.suppress')} />
        )}
      </div>
    </Dialog>
  )
}
