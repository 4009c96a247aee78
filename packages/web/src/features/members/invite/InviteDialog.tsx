import { Link2, Plus, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { Button, Dialog, Skeleton, TextField, Refusal } from '../../../ui/index.ts'
import type { Invitations } from './to-invitations.ts'
import { toInvitations } from './to-invitations.ts'
import styles from './InviteDialog.module.css'
import type { RowChecks } from './use-row-checks.ts'

const LinkCode = lazyChunk(() => import('./link-code/index.ts'), 'LinkCode')

type Props = {
  /** Of the group. */
  readonly name: string
  readonly busy: boolean
  /** What the server refused, in its words. */
  readonly refusal: string | undefined
  readonly onInvite: (invitations: Invitations) => void
  /** Who the rows mean, as far as it is known. */
  readonly checks: RowChecks
  readonly onRows: (rows: ReadonlyArray<string>) => void
  /** An address by which whoever has it may join; undefined until it is known, or when there is none. */
  readonly link: string | undefined
  readonly onClose: () => void
}

const FIRST_ROWS = ['', '']

/** Invites people by name, id or e-mail; the last row that is filled makes room for another. docs/reference/screens.md 7.4. */
export const InviteDialog = ({ name, busy, refusal, onInvite, checks, onRows, link, onClose }: Props) => {
  const [rows, setRows] = useState<ReadonlyArray<string>>(FIRST_ROWS)
  const invitations = toInvitations(rows)
  const change = (at: number, text: string) => {
    const next = rows.with(at, text)
    setRows(next.at(-1) === '' ? next : [...next, ''])
    onRows(next)
  }
  return (
    <Dialog
      open
      width="sm"
      title={t('members.inviteTitle', { name })}
      intro={t('members.inviteIntro')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            busy={busy}
            aria-disabled={invitations.count === 0}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => invitations.count > 0 && onInvite(invitations)}
          >
            {t('members.sendInvitations', { count: invitations.count })}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <TextField
            key={at}
            label={t('members.inviteWhom', { number: at + 1 })}
            hideLabel={at > 0}
            value={row}
            autoComplete="off"
            {...textsOf(checks, row)}
            onChange={(event) => change(at, event.target.value)}
          />
        ))}
        <Refusal reason={refusal} />
      </div>
      {link !== undefined && <LinkOffer link={link} />}
    </Dialog>
  )
}

const textsOf = (checks: RowChecks, row: string): { readonly hint?: string; readonly error?: string } => {
  const check = checks.get(row.trim())
  if (check === undefined) return {}
  return check.type === 'found' ? { hint: t('members.rowFound', { name: check.name }) } : { error: t('members.nobody') }
}

/** The link to copy, and as a code to scan for somebody who stands beside. */
const LinkOffer = ({ link }: { readonly link: string }) => {
  const [isCode, setCode] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ type: 'success', text: t('members.linkCopied') })
    } catch {
      toasts.show({ type: 'error', text: t('chat.linkNotCopied') })
    }
  }
  return (
    <section className={styles.link} aria-label={t('members.byLink')}>
      <p className={styles.hint}>{t('members.byLinkText')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" size="sm" icon={<Link2 size={17} aria-hidden="true" />} onClick={() => void copy()}>
          {t('members.copyLink')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<QrCode size={17} aria-hidden="true" />}
          aria-expanded={isCode}
          onClick={() => setCode(!isCode)}
        >
          {t('members.showCode')}
        </Button>
      </div>
      {isCode && (
        <Suspense fallback={<Skeleton shape="card" height={220} />}>
          <LinkCode link={link} />
        </Suspense>
      )}
    </section>
  )
}
