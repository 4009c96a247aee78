import { Crown, Mail, MoreVertical, UserMinus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import {
  Button,
  Dialog,
  ErrorState,
  IconButton,
  Menu,
  type MenuItem,
  SegmentedControl,
  Select,
  Skeleton,
  TextField,
} from '../../ui/index.ts'
import { levelText, PersonFace } from '../people/index.ts'
import { HandOverDialog, RemoveDialog } from './MemberQuestions.tsx'
import { MEMBER_ORDERS, type MemberModel, type MemberOrder, sortMembers } from './member.ts'
import styles from './MembersDialog.module.css'
import type { PeopleState } from './use-people.ts'

type Props = {
  readonly members: PeopleState
  readonly invited: PeopleState
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly readerId: string
  readonly leaderId: string
  /** Removes members and takes invitations back; staff may. */
  readonly mayRemove: boolean
  readonly now: number
  readonly onLead: (id: string) => void
  readonly onRemove: (id: string, message: string) => void
  readonly onClose: () => void
}

type Question = { readonly type: 'remove' | 'handOver'; readonly member: MemberModel }

/** Members and open invitations, with search. docs/reference/screens.md 7.3. */
export const MembersDialog = (props: Props) => {
  const { search, onSearch, mayRemove, onLead, onRemove, onClose } = props
  const [tab, setTab] = useState<'members' | 'invited'>('members')
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  if (question?.type === 'remove')
    return (
      <RemoveDialog
        name={question.member.name}
        onRemove={(message) => {
          onRemove(question.member.id, message)
          close()
        }}
        onClose={close}
      />
    )
  if (question?.type === 'handOver')
    return (
      <HandOverDialog
        name={question.member.name}
        onHandOver={() => {
          onLead(question.member.id)
          close()
        }}
        onClose={close}
      />
    )
  return (
    <Dialog open title={t('members.members')} onClose={onClose}>
      <div className={styles.people}>
        {mayRemove && (
          <SegmentedControl
            label={t('members.show')}
            value={tab}
            segments={[
              { value: 'members', label: t('members.members') },
              { value: 'invited', label: invitedText(props.invited) },
            ]}
            onChange={setTab}
          />
        )}
        <TextField
          type="search"
          label={t('members.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {tab === 'members' ? (
          <Members {...props} onQuestion={setQuestion} />
        ) : (
          <People state={props.invited}>
            {(person) => (
              <Button
                size="sm"
                aria-label={`${t('members.takeBack')}: ${person.name}`}
                onClick={() => onRemove(person.id, '')}
              >
                {t('members.takeBack')}
              </Button>
            )}
          </People>
        )}
      </div>
    </Dialog>
  )
}

const invitedText = (invited: PeopleState): string =>
  invited.type === 'ready' ? t('members.invited', { count: invited.people.length }) : t('members.invited', { count: 0 })

type MembersProps = Pick<Props, 'members' | 'leaderId' | 'readerId' | 'mayRemove' | 'now'> & {
  readonly onQuestion: (question: Question) => void
}

/** They are sorted where all of them are here: the server gives large lists in an order of its own. */
const Members = ({ members, leaderId, readerId, mayRemove, now, onQuestion }: MembersProps) => {
  const [order, setOrder] = useState<MemberOrder>('role')
  const isWhole = members.type === 'ready' && members.onMore === undefined
  const state = isWhole ? { ...members, people: sortMembers(members.people, order, leaderId) } : members
  return (
    <>
      {isWhole && members.people.length > 2 && (
        <Select
          label={t('members.sort')}
          value={order}
          options={MEMBER_ORDERS.map((value) => ({ value, label: t(`members.sorts.${value}`) }))}
          onChange={setOrder}
        />
      )}
      <People
        state={state}
        line={(member) =>
          [
            ...(member.id === leaderId ? [t('members.leader')] : []),
            levelText(member),
            t('members.lastSeen', { ago: formatAgo(member.lastSeen, now) }),
          ].join(' · ')
        }
      >
        {(member) =>
          member.id !== readerId && (
            <Menu
              trigger={
                <IconButton label={t('members.menu', { name: member.name })} icon={<MoreVertical size={18} />} />
              }
              items={() =>
                menuOf(
                  member,
                  { leads: leaderId === readerId, mayRemove: mayRemove && member.id !== leaderId },
                  onQuestion,
                )
              }
            />
          )
        }
      </People>
    </>
  )
}

const menuOf = (
  member: MemberModel,
  { leads, mayRemove }: { readonly leads: boolean; readonly mayRemove: boolean },
  onQuestion: MembersProps['onQuestion'],
): ReadonlyArray<MenuItem> => [
  {
    type: 'link',
    label: t('members.message', { name: member.name }),
    icon: <Mail size={16} aria-hidden="true" />,
    element: <Link to={`${pathTo('messages')}?uuid=${member.id}`} />,
  },
  ...(leads
    ? [
        {
          type: 'action' as const,
          label: t('members.makeLeader'),
          icon: <Crown size={16} aria-hidden="true" />,
          onSelect: () => onQuestion({ type: 'handOver', member }),
        },
      ]
    : []),
  ...(mayRemove
    ? [
        {
          type: 'action' as const,
          label: t('members.remove'),
          icon: <UserMinus size={16} aria-hidden="true" />,
          danger: true,
          onSelect: () => onQuestion({ type: 'remove', member }),
        },
      ]
    : []),
]

type PeopleProps = {
  readonly state: PeopleState
  /** What stands below the name. */
  readonly line?: (person: MemberModel) => string
  /** What can be done about the person. */
  readonly children: (person: MemberModel) => ReactNode
}

const People = ({ state, line, children }: PeopleProps) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={120} />
  if (state.type === 'failed') return <ErrorState title={t('members.notLoaded')} onRetry={state.onRetry} />
  if (state.people.length === 0) return <p>{t('members.nobody')}</p>
  return (
    <>
      <ul className={styles.people}>
        {state.people.map((person) => (
          <li key={person.id} className={styles.person}>
            <PersonFace id={person.id} name={person.name} avatar={person.avatar} />
            <span className={styles.name} dir="auto">
              <Link to={pathTo('profile', { userId: person.id })}>{person.name}</Link>
              {person.username !== undefined && <small className={styles.mark}>@{person.username}</small>}
              {line !== undefined && <small className={styles.mark}>{line(person)}</small>}
            </span>
            {children(person)}
          </li>
        ))}
      </ul>
      {state.onMore !== undefined && (
        <Button variant="tertiary" onClick={state.onMore}>
          {t('members.more')}
        </Button>
      )}
    </>
  )
}
