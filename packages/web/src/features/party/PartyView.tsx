import { Gem, LogOut, Mail, MoreHorizontal, Pencil, Search, UserPlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, Card, IconButton, Menu, type MenuItem, Page, PageHead, RichText } from '../../ui/index.ts'
import { ChatColumns } from '../chat/index.ts'
import { MembersScene } from './MembersScene.tsx'
import type { PartyModel } from './party-model.ts'
import styles from './PartyView.module.css'

type Props = {
  readonly party: PartyModel
  readonly now: number
  readonly quest: ReactNode
  readonly challenges: ReactNode
  readonly chat: ReactNode
  readonly onInvite: () => void
  readonly onMembers: () => void
  readonly onEdit: () => void
  readonly onLeave: () => void
}

/** The page of a party. docs/reference/screens.md 6.1. */
export const PartyView = ({ party, now, quest, challenges, chat, ...acts }: Props) => (
  <Page>
    <PageHead
      title={party.name}
      line={
        <span>
          {t('party.ledBy')}{' '}
          <Link to={pathTo('profile', { userId: party.leader.id })} dir="auto">
            {party.leader.name}
          </Link>
        </span>
      }
    >
      <Button icon={<Users size={18} aria-hidden="true" />} onClick={acts.onMembers}>
        {t('party.memberCount', { count: party.members.length, shown: formatNumber(party.members.length) })}
      </Button>
      <Button variant="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={acts.onInvite}>
        {t('party.invite')}
      </Button>
      <Menu
        trigger={<IconButton label={t('party.more')} icon={<MoreHorizontal size={20} />} />}
        items={menuOf(party, acts)}
      />
    </PageHead>
    <MembersScene members={party.members} now={now} />
    <ChatColumns
      side={quest}
      chat={chat}
      about={
        <>
          <About party={party} />
          {challenges}
        </>
      }
    />
  </Page>
)

const About = ({ party: { summary, description } }: Pick<Props, 'party'>) =>
  summary === '' && description === '' ? null : (
    <Card>
      <details className={styles.about} open>
        <summary>{t('party.about')}</summary>
        {summary !== '' && <p dir="auto">{summary}</p>}
        {description !== '' && <RichText text={description} />}
      </details>
    </Card>
  )

const menuOf = (
  { id, leader, mayEdit, readerLeads, hasPlan }: PartyModel,
  { onEdit, onLeave }: Pick<Props, 'onEdit' | 'onLeave'>,
): ReadonlyArray<MenuItem> => [
  ...(readerLeads
    ? [
        {
          type: 'link' as const,
          label: t('party.lookForMembers'),
          icon: <Search size={16} aria-hidden="true" />,
          element: <Link to={pathTo('lookingForParty')} />,
        },
      ]
    : [
        {
          type: 'link' as const,
          label: t('party.messageLeader'),
          icon: <Mail size={16} aria-hidden="true" />,
          element: <Link to={`${pathTo('messages')}?uuid=${leader.id}`} />,
        },
      ]),
  ...(readerLeads && !hasPlan
    ? [
        {
          type: 'link' as const,
          label: t('party.upgrade'),
          icon: <Gem size={16} aria-hidden="true" />,
          element: <Link to={`${pathTo('groupPlans')}?upgrade=${id}`} />,
        },
      ]
    : []),
  ...(mayEdit
    ? [
        {
          type: 'action' as const,
          label: t('party.edit'),
          icon: <Pencil size={16} aria-hidden="true" />,
          onSelect: onEdit,
        },
      ]
    : []),
  {
    type: 'action',
    label: t('party.leave'),
    icon: <LogOut size={16} aria-hidden="true" />,
    danger: true,
    onSelect: onLeave,
  },
]
