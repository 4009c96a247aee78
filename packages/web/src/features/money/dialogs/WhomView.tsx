import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog, TextField } from '../../../ui/index.ts'
import styles from './dialogs.module.css'

type Props = {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onFind: (username: string) => void
  readonly onClose: () => void
}

/** Asks whom a gift is for. docs/reference/screens.md 15.4. */
export const WhomView = ({ busy, error, onFind, onClose }: Props) => {
  const [name, setName] = useState('')
  const username = name.trim().replace(/^@/, '')
  return (
    <Dialog open width="sm" title={t('money.gift.title')} intro={t('money.gift.intro')} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (username !== '') onFind(username)
        }}
      >
        <TextField
          label={t('money.gift.whom')}
          hint={t('money.gift.whomHint')}
          error={error}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={username === ''}>
          {t('money.gift.next')}
        </Button>
      </form>
    </Dialog>
  )
}
