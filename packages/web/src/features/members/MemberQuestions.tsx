import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, TextField } from '../../ui/index.ts'

type RemoveProps = {
  readonly name: string
  readonly onRemove: (message: string) => void
  readonly onClose: () => void
}

/** Asks before a member is removed, and for words that the member reads. docs/reference/screens.md 7.3. */
export const RemoveDialog = ({ name, onRemove, onClose }: RemoveProps) => {
  const [message, setMessage] = useState('')
  return (
    <Dialog
      open
      width="sm"
      title={t('members.removeTitle', { name })}
      intro={t('members.removeText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" onClick={() => onRemove(message.trim())}>
            {t('members.remove')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('members.removeWhy')}
        optional
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  )
}

type HandOverProps = { readonly name: string; readonly onHandOver: () => void; readonly onClose: () => void }

/** Asks before a group gets another leader. docs/reference/screens.md 7.3. */
export const HandOverDialog = ({ name, onHandOver, onClose }: HandOverProps) => (
  <Dialog
    open
    width="sm"
    title={t('members.makeLeaderTitle', { name })}
    intro={t('members.makeLeaderText', { name })}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="danger" onClick={onHandOver}>
          {t('members.makeLeader')}
        </Button>
      </>
    }
  >
    {null}
  </Dialog>
)
