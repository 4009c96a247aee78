import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, classes } from '../../ui/index.ts'
import styles from './SettingRow.module.css'

type Props = {
  readonly name: string
  /** The present value, or what the row does. */
  readonly value: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Something was typed or chosen that is not saved. */
  readonly onDirty?: () => void
  /** The button that opens the row; "Edit" if missing. */
  readonly action?: string
  readonly danger?: boolean
  /** Why the row cannot be opened now. */
  readonly unavailable?: string | undefined
  readonly children: ReactNode
}

/** One setting: its name, its value, and a form that unfolds below. Escape closes it. docs/reference/screens.md 13. */
export const SettingRow = (props: Props) => {
  const { name, value, isOpen, onOpen, onClose, onDirty, action, danger = false, unavailable, children } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) body.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
    if (!isOpen && wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <li className={classes(styles.row, isOpen && styles.open)}>
      <div className={styles.line}>
        <div className={styles.words}>
          <h3 id={id} className={styles.name}>
            {name}
          </h3>
          <div className={styles.value}>{unavailable ?? value}</div>
        </div>
        <Button
          ref={button}
          size="sm"
          variant={danger ? 'danger' : 'tertiary'}
          aria-expanded={isOpen}
          aria-labelledby={`${id}-edit ${id}`}
          id={`${id}-edit`}
          disabled={unavailable !== undefined}
          onClick={isOpen ? onClose : onOpen}
        >
          {isOpen ? t('settings.cancel') : (action ?? t('settings.edit'))}
        </Button>
      </div>
      {isOpen && (
        <div
          ref={body}
          className={styles.body}
          role="group"
          aria-labelledby={id}
          onChange={onDirty}
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      )}
    </li>
  )
}
