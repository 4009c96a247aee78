import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { formatAgo, t } from '../../i18n/index.ts'
import { Button, Dialog, IconButton, SegmentedControl, TextField } from '../../ui/index.ts'
import { PersonFace } from '../people/index.ts'
import type { PartyMember } from './party-model.ts'
import styles from './PeopleList.module.css'

/** Somebody who is invited and has not answered. */
export type InvitedPerson = Pick<PartyMember, 'id' | 'name' | 'username'>

type Props = {
  readonly members: ReadonlyArray<PartyMember>
  readonly invited: ReadonlyArray<InvitedPerson>
  /** Leaders remove members and take invitations back. */
  readonly leads: boolean
  readonly now: number
  readonly onRemove: (id: string, message: string) => void
  readonly onClose: () => void
}

/** Members and open invitations, with search. docs/reference/screens.md 7.3. */
export const MembersDialog = ({ members, invited, leads, now, onRemove, onClose }: Props) => {
  const [tab, setTab] = useState<'members' | 'invited'>('members')
  const [search, setSearch] = useState('')
  const [removing, setRemoving] = useState<PartyMember>()
  const matches = ({ name, username = '' }: InvitedPerson) =>
    `${name}\n@${username}`.toLowerCase().includes(search.trim().toLowerCase())
  if (removing !== undefined)
    return (
      <RemoveDialog
        member={removing}
        onRemove={(message) => {
          onRemove(removing.id, message)
          setRemoving(undefined)
        }}
        onClose={() => setRemoving(undefined)}
      />
    )
  const people = tab === 'members' ? members.filter(matches) : invited.filter(matches)
  return (
    <Dialog open title={t('party.members')} onClose={onClose}>
      <div className={styles.people}>
        {leads && (
          <SegmentedControl
            label={t('party.show')}
            value={tab}
            segments={[
              { value: 'members', label: t('party.members') },
              { value: 'invited', label: t('party.invited', { count: invited.length }) },
            ]}
            onChange={setTab}
          />
        )}
        <TextField
          type="search"
          label={t('party.searchMembers')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {people.length === 0 && <p>{t('party.nobody')}</p>}
        <ul className={styles.people}>
          {tab === 'members'
            ? members.filter(matches).map((member) => (
                <li key={member.id} className={styles.person}>
                  <PersonFace id={member.id} name={member.name} avatar={member.avatar} />
                  <span className={styles.name} dir="auto">
                    {member.name}
                    <small className={styles.mark}>
                      {member.isLeader
                        ? t('party.leader')
                        : t('party.lastSeen', { ago: formatAgo(member.lastSeen, now) })}
                    </small>
                  </span>
                  {leads && !member.isReader && (
                    <IconButton
                      label={t('party.removeNamed', { name: member.name })}
                      icon={<UserMinus size={18} />}
                      onClick={() => setRemoving(member)}
                    />
                  )}
                </li>
              ))
            : invited.filter(matches).map((person) => (
                <li key={person.id} className={styles.person}>
                  <span className={styles.name} dir="auto">
                    {person.name}
                    {person.username !== undefined && <small className={styles.mark}>@{person.username}</small>}
                  </span>
                  <span />
                  <Button size="sm" onClick={() => onRemove(person.id, '')}>
                    {t('party.takeBack')}
                  </Button>
                </li>
              ))}
        </ul>
      </div>
    </Dialog>
  )
}

type RemoveProps = {
  readonly member: PartyMember
  readonly onRemove: (message: string) => void
  readonly onClose: () => void
}

const RemoveDialog = ({ member, onRemove, onClose }: RemoveProps) => {
  const [message, setMessage] = useState('')
  return (
    <Dialog
      open
      width="sm"
      title={t('party.removeNamed', { name: member.name })}
      intro={t('party.removeText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" onClick={() => onRemove(message.trim())}>
            {t('party.remove')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('party.removeWhy')}
        optional
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  )
}
