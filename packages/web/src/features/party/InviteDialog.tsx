import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import type { Invitations } from './to-invitations.ts'
import { toInvitations } from './to-invitations.ts'
import styles from './InviteDialog.module.css'

type Props = {
  readonly busy: boolean
  /** What the server refused, in its words. */
  readonly refusal: string | undefined
  readonly onInvite: (invitations: Invitations) => void
  /** Undefined: there is no link. */
  readonly onCopyLink: (() => void) | undefined
  readonly onClose: () => void
}

const FIRST_ROWS = ['', '']

/** Invites people by name, id or e-mail; the last row that is filled makes room for another. docs/reference/screens.md 7.4. */
export const InviteDialog = ({ busy, refusal, onInvite, onCopyLink, onClose }: Props) => {
  const [rows, setRows] = useState<ReadonlyArray<string>>(FIRST_ROWS)
  const invitations = toInvitations(rows)
  const change = (at: number, text: string) => {
    const next = rows.with(at, text)
    setRows(next.at(-1) === '' ? next : [...next, ''])
  }
  return (
    <Dialog
      open
      width="sm"
      title={t('party.inviteTitle')}
      intro={t('party.inviteIntro')}
      onClose={onClose}
      actions={
        <>
          {onCopyLink !== undefined && (
            <Button variant="tertiary" icon={<Link2 size={18} aria-hidden="true" />} onClick={onCopyLink}>
              {t('party.copyLink')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy}
            aria-disabled={invitations.count === 0}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => invitations.count > 0 && onInvite(invitations)}
          >
            {t('party.sendInvitations', { count: invitations.count })}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <TextField
            key={at}
            label={t('party.inviteWhom', { number: at + 1 })}
            hideLabel={at > 0}
            value={row}
            autoComplete="off"
            onChange={(event) => change(at, event.target.value)}
          />
        ))}
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
