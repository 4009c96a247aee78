import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, TextField } from '../../ui/index.ts'

type Props = {
  readonly busy: boolean
  /** Nobody is called so. */
  readonly error: string | undefined
  readonly onFind: (username: string) => void
  readonly onClose: () => void
}

/** Asks whom to write to. docs/reference/screens.md 11. */
export const NewMessageDialog = ({ busy, error, onFind, onClose }: Props) => {
  const [name, setName] = useState('')
  const username = name.trim().replace(/^@/, '')
  return (
    <Dialog open width="sm" title={t('inbox.new')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (username !== '') onFind(username)
        }}
      >
        <TextField
          label={t('inbox.toWhom')}
          hint={t('inbox.toWhomHint')}
          error={error}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} aria-disabled={username === ''}>
          {t('inbox.begin')}
        </Button>
      </form>
    </Dialog>
  )
}
