import { ShieldCheck, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { NEWCOMER } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { Badge, Button, Card, Dialog, Menu, IconButton, TextField } from '../../../ui/index.ts'
import { HandOverDialog } from '../../members/index.ts'
import { PersonFace } from '../../people/index.ts'
import type { Person } from '../board/people.ts'
import styles from './MembersCard.module.css'

export type GroupMember = Person & { readonly role: 'leader' | 'manager' | 'member' }

type Props = {
  readonly members: ReadonlyArray<GroupMember>
  readonly readerId: string
  /** Leaders name managers, hand over, remove members and invite. */
  readonly leads: boolean
  readonly onInvite: () => void
  readonly onManager: (id: string, manages: boolean) => void
  readonly onRemove: (id: string) => void
  readonly onLead: (id: string) => void
}

/** From how many members on a search helps. */
const MANY = 8

/** The members of a group with a plan, and what each may do. docs/reference/screens.md 8.5. */
export const MembersCard = ({ members, readerId, leads, onInvite, onManager, onRemove, onLead }: Props) => {
  const [search, setSearch] = useState('')
  const [removing, setRemoving] = useState<GroupMember>()
  const [succeeding, setSucceeding] = useState<GroupMember>()
  const words = search.trim().toLowerCase()
  const shown = members.filter(({ name, username = '' }) => `${name}\n@${username}`.toLowerCase().includes(words))
  return (
    <Card className={styles.card} aria-label={t('boards.membersTitle')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('boards.membersTitle')}</h2>
        {leads && (
          <Button size="sm" icon={<UserPlus size={16} aria-hidden="true" />} onClick={onInvite}>
            {t('boards.invite')}
          </Button>
        )}
      </header>
      {members.length > MANY && (
        <TextField
          type="search"
          label={t('boards.searchMembers')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {shown.length === 0 && <p>{t('boards.nobody')}</p>}
      <ul className={styles.list}>
        {shown.map((member) => (
          <li key={member.id} className={styles.row}>
            <PersonFace id={member.id} name={member.name} avatar={member.avatar ?? NEWCOMER} size="sm" />
            <span className={styles.who} dir="auto">
              <Link to={pathTo('profile', { userId: member.id })}>{member.name}</Link>
              {member.username !== undefined && <small className={styles.username}>@{member.username}</small>}
            </span>
            {member.role !== 'member' && (
              <Badge tone={member.role === 'leader' ? 'lantern' : 'info'}>{t(`boards.role.${member.role}`)}</Badge>
            )}
            {leads && member.id !== readerId && (
              <Menu
                trigger={
                  <IconButton
                    size="sm"
                    label={t('boards.memberMenu', { name: member.name })}
                    icon={<ShieldCheck size={17} />}
                  />
                }
                items={() => [
                  {
                    type: 'action',
                    label: t(member.role === 'manager' ? 'boards.demote' : 'boards.promote'),
                    onSelect: () => onManager(member.id, member.role !== 'manager'),
                  },
                  { type: 'action', label: t('members.makeLeader'), onSelect: () => setSucceeding(member) },
                  { type: 'line' },
                  {
                    type: 'action',
                    label: t('boards.removeMember'),
                    danger: true,
                    onSelect: () => setRemoving(member),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {succeeding !== undefined && (
        <HandOverDialog
          name={succeeding.name}
          onHandOver={() => {
            onLead(succeeding.id)
            setSucceeding(undefined)
          }}
          onClose={() => setSucceeding(undefined)}
        />
      )}
      {removing !== undefined && (
        <Dialog
          open
          width="sm"
          title={t('boards.removeTitle', { name: removing.name })}
          intro={t('boards.removeText')}
          onClose={() => setRemoving(undefined)}
          actions={
            <>
              <Button onClick={() => setRemoving(undefined)}>{t('common.cancel')}</Button>
              <Button
                variant="danger"
                icon={<UserMinus size={17} aria-hidden="true" />}
                onClick={() => {
                  onRemove(removing.id)
                  setRemoving(undefined)
                }}
              >
                {t('boards.removeMember')}
              </Button>
            </>
          }
        >
          {null}
        </Dialog>
      )}
    </Card>
  )
}
