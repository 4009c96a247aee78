import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, Card, Dialog, TextField } from '../../../ui/index.ts'
import admin from '../Admin.module.css'

type Props = {
  readonly username: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onDelete: () => void
}

/** Deletes the account, once the username is typed. docs/reference/screens.md 14.2. */
export const DeleteCard = ({ username, busy, refusal, onDelete }: Props) => {
  const [asks, setAsks] = useState(false)
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim().replace(/^@/, '').toLowerCase() === username.toLowerCase()
  const close = () => {
    setAsks(false)
    setTyped('')
  }
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.delete.title')}</h2>
      <p className={admin.meta}>{t('admin.delete.text')}</p>
      <div className={admin.line}>
        <Button variant="danger" busy={busy} onClick={() => setAsks(true)}>
          {t('admin.delete.open')}
        </Button>
      </div>
      {asks && (
        <Dialog
          open
          width="sm"
          title={t('admin.delete.ask', { name: username })}
          onClose={close}
          actions={
            <Button variant="danger" busy={busy} disabled={!isTyped} onClick={onDelete}>
              {t('admin.delete.open')}
            </Button>
          }
        >
          <p>{t('admin.delete.text')}</p>
          <TextField
            label={t('admin.delete.type', { name: username })}
            value={typed}
            error={refusal}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Dialog>
      )}
    </Card>
  )
}
