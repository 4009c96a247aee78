import { Lock, Shield, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Badge, Button, Card, classes } from '../../../ui/index.ts'
import type { GuildModel } from '../guild.ts'
import { GuildTopics } from '../GuildTopics.tsx'
import styles from './GuildCard.module.css'

type Props = {
  readonly guild: GuildModel
  readonly busy: boolean
  readonly onJoin: (id: string) => void
  readonly onLeave: (guild: GuildModel) => void
}

/** A guild in a list. docs/reference/screens.md 10.4. */
export const GuildCard = ({ guild, busy, onJoin, onLeave }: Props) => (
  <Card className={styles.card}>
    <Shield size={44} aria-hidden="true" className={classes(styles.crest, styles[guild.size])} />
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        <Link to={pathTo('guild', { groupId: guild.id })}>{guild.name}</Link>
        {guild.isPrivate && <Lock size={16} aria-label={t('guilds.private')} />}
      </h2>
      <p className={styles.facts}>
        <Users size={16} aria-hidden="true" />
        {t('guilds.members', { count: guild.members, shown: formatNumber(guild.members) })}
        {guild.leads ? ` · ${t('guilds.youLead')}` : <Leader leader={guild.leader} />}
        {guild.isMember && guild.gems > 0 && ` · ${t('guilds.bank', { count: guild.gems })}`}
      </p>
      {guild.summary !== '' && (
        <p className={styles.summary} dir="auto">
          {guild.summary}
        </p>
      )}
      <GuildTopics slugs={guild.categories} />
    </div>
    <div className={styles.acts}>
      {guild.isMember ? (
        <>
          <Badge tone="success">{t('guilds.joined')}</Badge>
          <Button
            variant="tertiary"
            size="sm"
            aria-label={t('guilds.leaveNamed', { name: guild.name })}
            onClick={() => onLeave(guild)}
          >
            {t('guilds.leave')}
          </Button>
        </>
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
      )}
    </div>
  </Card>
)

const Leader = ({ leader }: Pick<GuildModel, 'leader'>) =>
  leader === undefined ? null : (
    <span className={styles.leader}>
      · {t('guilds.ledBy')}{' '}
      <Link to={pathTo('profile', { userId: leader.id })} dir="auto">
        {leader.name}
      </Link>
    </span>
  )
