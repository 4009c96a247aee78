import { Gem, LogOut, Mail, MoreHorizontal, Pencil, UserPlus, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, IconButton, Menu, type MenuItem } from '../../ui/index.ts'
import { LeaderLink } from '../discovery/index.ts'
import type { GuildModel } from './guild.ts'
import type { GuildDialog } from './GuildDialogs.tsx'

type LineProps = { readonly guild: GuildModel; readonly leader: { readonly id: string; readonly name: string } }

/** Who leads the guild, and what is in its bank. */
export const GuildLine = ({ guild, leader }: LineProps) => (
  <>
    <LeaderLink leader={leader} />
    {guild.isMember && ` · ${t('guilds.bank', { count: guild.gems })}`}
  </>
)

type Props = {
  readonly guild: GuildModel
  readonly leaderId: string
  readonly isInvited: boolean
  /** The leader, and staff. */
  readonly mayEdit: boolean
  readonly busy: boolean
  readonly onOpen: (dialog: GuildDialog) => void
  readonly onJoin: () => void
  readonly onReject: () => void
}

/** What the reader may do with a guild. docs/reference/screens.md 10.5. */
export const GuildActs = ({ guild, leaderId, isInvited, mayEdit, busy, onOpen, onJoin, onReject }: Props) => {
  const items = menuOf({ guild, leaderId, mayEdit, onOpen })
  return (
    <>
      <Button icon={<Users size={18} aria-hidden="true" />} onClick={() => onOpen('members')}>
        {t('guilds.members', { count: guild.members, shown: formatNumber(guild.members) })}
      </Button>
      {guild.isMember ? (
        <Button variant="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => onOpen('invite')}>
          {t('guilds.invite')}
        </Button>
      ) : (
        <Button variant="primary" busy={busy} onClick={onJoin}>
          {t('guilds.join')}
        </Button>
      )}
      {isInvited && !guild.isMember && <Button onClick={onReject}>{t('guilds.decline')}</Button>}
      {items.length > 0 && (
        <Menu trigger={<IconButton label={t('guilds.menu')} icon={<MoreHorizontal size={20} />} />} items={items} />
      )}
    </>
  )
}

const menuOf = ({
  guild,
  leaderId,
  mayEdit,
  onOpen,
}: Pick<Props, 'guild' | 'leaderId' | 'mayEdit' | 'onOpen'>): ReadonlyArray<MenuItem> => [
  ...(guild.leads
    ? []
    : [
        {
          type: 'link' as const,
          label: t('guilds.messageLeader'),
          icon: <Mail size={16} aria-hidden="true" />,
          element: <Link to={`${pathTo('messages')}?uuid=${leaderId}`} />,
        },
      ]),
  ...(mayEdit
    ? [
        {
          type: 'action' as const,
          label: t('guilds.edit'),
          icon: <Pencil size={16} aria-hidden="true" />,
          onSelect: () => onOpen('edit'),
        },
      ]
    : []),
  ...(guild.leads && guild.isPrivate
    ? [
        {
          type: 'link' as const,
          label: t('guilds.upgrade'),
          icon: <Gem size={16} aria-hidden="true" />,
          element: <Link to={`${pathTo('groupPlans')}?upgrade=${guild.id}`} />,
        },
      ]
    : []),
  ...(guild.isMember
    ? [
        {
          type: 'action' as const,
          label: t('guilds.leave'),
          icon: <LogOut size={16} aria-hidden="true" />,
          danger: true,
          onSelect: () => onOpen('leave'),
        },
      ]
    : []),
]
