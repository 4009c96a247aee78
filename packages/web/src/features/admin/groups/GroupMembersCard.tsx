import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Badge, Button, Card, Dialog } from '../../../ui/index.ts'
import admin from '../Admin.module.css'
import type { AdminGroup } from '../answers.ts'

type Member = AdminGroup['members'][number]
type Act = 'remove' | 'lead'

type Props = {
  readonly group: AdminGroup
  readonly canModerate: boolean
  readonly busy: boolean
  readonly onChange: (changes: { readonly leader: string }) => void
  readonly onRemove: (memberId: string) => void
}

/** Who is in the group, who leads it, and for a guild who leaves or leads it next. docs/reference/api.md 4.2. */
export const GroupMembersCard = ({ group, canModerate, busy, onChange, onRemove }: Props) => {
  const [confirming, setConfirming] = useState<{ readonly act: Act; readonly member: Member }>()
  const { members, memberCount } = group
  return (
    <Card className={admin.entry}>
      <h2 className={admin.name}>{t('admin.group.members')}</h2>
      {members.length < memberCount && (
        <p className={admin.meta}>{t('admin.group.firstOf', { shown: members.length, count: memberCount })}</p>
      )}
      <ul className={admin.list}>
        {members.map((member) => (
          <li key={member.id} className={admin.line}>
            <Link to={pathTo('adminUser', { userIdentifier: member.id })} dir="auto">
              {member.profile.name}
            </Link>
            {member.id === group.leader && <Badge>{t('admin.group.leader')}</Badge>}
            {group.managers[member.id as keyof typeof group.managers] === true && (
              <Badge>{t('admin.group.manager')}</Badge>
            )}
            {canModerate && member.id !== group.leader && (
              <>
                <Button size="sm" busy={busy} onClick={() => setConfirming({ act: 'lead', member })}>
                  {t('admin.group.lead', { name: member.profile.name })}
                </Button>
                <Button size="sm" variant="danger" busy={busy} onClick={() => setConfirming({ act: 'remove', member })}>
                  {t('admin.group.remove', { name: member.profile.name })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {confirming !== undefined && (
        <Dialog
          open
          width="sm"
          title={t(`admin.group.${confirming.act}`, { name: confirming.member.profile.name })}
          onClose={() => setConfirming(undefined)}
          actions={
            <Button
              variant="danger"
              onClick={() => {
                if (confirming.act === 'remove') onRemove(confirming.member.id)
                else onChange({ leader: confirming.member.id })
                setConfirming(undefined)
              }}
            >
              {t(`admin.group.${confirming.act}`, { name: confirming.member.profile.name })}
            </Button>
          }
        >
          <p>{t(`admin.group.${confirming.act}Text`)}</p>
        </Dialog>
      )}
    </Card>
  )
}
