import { Lock, Shield, Users } from 'lucide-react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Badge, Button } from '../../../ui/index.ts'
import { DiscoveryCard, LeaderLink, Topics } from '../../discovery/index.ts'
import type { GuildModel } from '../guild.ts'
import styles from './GuildCard.module.css'

type Props = {
  readonly guild: GuildModel
  readonly busy: boolean
  readonly onJoin: (id: string) => void
  readonly onLeave: (guild: GuildModel) => void
}

/** A guild in a list. docs/reference/screens.md 10.4. */
export const GuildCard = ({ guild, ...actions }: Props) => (
  <DiscoveryCard
    emblem={<Shield size={44} aria-hidden="true" className={styles[guild.size]} />}
    name={guild.name}
    path={pathTo('guild', { groupId: guild.id })}
    mark={guild.isPrivate && <Lock size={16} aria-label={t('guilds.private')} />}
    badges={<Badges guild={guild} />}
    summary={guild.summary}
    facts={<Facts guild={guild} />}
    end={<Membership guild={guild} {...actions} />}
  >
    <Topics topics={guild.topics} />
  </DiscoveryCard>
)

const Badges = ({ guild: { isMember, leads } }: Pick<Props, 'guild'>) =>
  isMember || leads ? (
    <p className={styles.badges}>
      {isMember && <Badge tone="success">{t('guilds.joined')}</Badge>}
      {leads && <Badge tone="info">{t('guilds.yours')}</Badge>}
    </p>
  ) : null

const Facts = ({ guild }: Pick<Props, 'guild'>) => (
  <>
    <span>
      <Users size={15} aria-hidden="true" />
      {t('guilds.members', { count: guild.members, shown: formatNumber(guild.members) })}
    </span>
    <LeaderLink leader={guild.leader} />
    {guild.isMember && guild.gems > 0 && <span>{t('guilds.bank', { count: guild.gems })}</span>}
  </>
)

const Membership = ({ guild, busy, onJoin, onLeave }: Props) =>
  guild.isMember ? (
    <Button
      variant="tertiary"
      size="sm"
      aria-label={t('guilds.leaveNamed', { name: guild.name })}
      onClick={() => onLeave(guild)}
    >
      {t('guilds.leave')}
    </Button>
  ) : (
    <Button
      size="sm"
      variant="primary"
      busy={busy}
      aria-label={t('guilds.joinNamed', { name: guild.name })}
      onClick={() => onJoin(guild.id)}
    >
      {t('guilds.join')}
    </Button>
  )
