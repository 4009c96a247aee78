import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Refusal } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import admin from '../Admin.module.css'
import { Folded } from '../Folded.tsx'
import styles from '../Folded.module.css'

type Props = {
  readonly title: string
  readonly isOpen?: boolean
  /** Whether something was typed that is not saved. */
  readonly isChanged: boolean
  /** Why it was not saved: by the server, or because something is missing. */
  readonly refusal: string | undefined
  readonly onSubmit: () => void
  /** Above the fields. */
  readonly intro?: ReactNode
  /** Fields side by side. */
  readonly children: ReactNode
  readonly buttons: ReactNode
}

/** A part of the page of a player that support changes, with a save of its own. docs/reference/screens.md 14.2. */
export const SupportForm = (props: Props) => {
  const { title, isOpen = false, isChanged, refusal, onSubmit, intro, children, buttons } = props
  return (
    <Folded title={title} isOpen={isOpen} mark={isChanged ? t('admin.unsaved') : undefined}>
      <UnsavedGuard isUnsaved={isChanged} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {intro}
        <div className={admin.fields}>{children}</div>
        <Refusal reason={refusal} />
        <div className={admin.line}>{buttons}</div>
      </form>
    </Folded>
  )
}
