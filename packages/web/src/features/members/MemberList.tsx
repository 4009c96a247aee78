import { ArrowDown, ArrowUp, Check, Crown, Mail, MoreVertical, UserMinus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatAgo, formatDay, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, IconButton, Menu, type MenuItem, Select } from '../../ui/index.ts'
import { levelText } from '../people/index.ts'
import { isDescending, type MemberModel, type MemberOrder, type Sorting } from './member.ts'
import styles from './MembersDialog.module.css'
import { PeopleList } from './PeopleList.tsx'
import type { PeopleState } from './use-people.ts'

export type MemberListProps = {
  readonly members: PeopleState
  readonly leaderId: string
  readonly managers: ReadonlySet<string>
  readonly readerId: string
  /** Removes members and takes invitations back; staff may. */
  readonly mayRemove: boolean
  readonly now: number
  /** In which orders they can be seen; none where there are too many. */
  readonly orders: ReadonlyArray<MemberOrder>
  readonly sorting: Sorting
  readonly onSorting: (sorting: Sorting) => void
  /** The same order for the members in the header; missing where the header has no such order. */
  readonly header?: { readonly isUsed: boolean; readonly onUse: () => void } | undefined
}

export type MemberQuestion = { readonly type: 'remove' | 'handOver'; readonly member: MemberModel }

type Props = MemberListProps & { readonly onQuestion: (question: MemberQuestion) => void }

/** Members in an order, each with what can be done about them. docs/reference/screens.md 7.3. */
export const MemberList = (props: Props) => {
  const { members, leaderId, readerId, mayRemove, onQuestion } = props
  return (
    <>
      {props.orders.length > 0 && <Sort {...props} />}
      <PeopleList state={members} line={(member) => lineOf(member, props)}>
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
      </PeopleList>
    </>
  )
}

const Sort = ({ orders, sorting, onSorting, header }: Pick<Props, 'orders' | 'sorting' | 'onSorting' | 'header'>) => (
  <div className={styles.sort}>
    <Select
      label={t('members.sort')}
      value={sorting.by}
      options={orders.map((value) => ({ value, label: t(`members.sorts.${value}`) }))}
      onChange={(by) => onSorting({ by, isTurned: false })}
    />
    <IconButton
      label={t('members.turn')}
      aria-pressed={sorting.isTurned}
      icon={isDescending(sorting) ? <ArrowDown size={18} /> : <ArrowUp size={18} />}
      onClick={() => onSorting({ ...sorting, isTurned: !sorting.isTurned })}
    />
    {header !== undefined && (
      <Button
        variant="tertiary"
        aria-disabled={header.isUsed}
        icon={header.isUsed ? <Check size={18} aria-hidden="true" /> : undefined}
        onClick={header.onUse}
      >
        {t(header.isUsed ? 'members.usedInHeader' : 'members.useInHeader')}
      </Button>
    )}
  </div>
)

const lineOf = (member: MemberModel, { leaderId, managers, now }: Props): string =>
  [
    ...(member.id === leaderId ? [t('members.leader')] : []),
    ...(managers.has(member.id) ? [t('boards.role.manager')] : []),
    levelText(member),
    ...(member.tier > 0 ? [t('chat.contributor', { tier: member.tier })] : []),
    t('members.since', { date: formatDay(member.created) }),
    t('members.lastSeen', { ago: formatAgo(member.lastSeen, now) }),
  ].join(' · ')

const menuOf = (
  member: MemberModel,
  { leads, mayRemove }: { readonly leads: boolean; readonly mayRemove: boolean },
  onQuestion: Props['onQuestion'],
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
