import { Flame, Heart, Siren } from 'lucide-react'
import { BossPicture } from '../../../art/index.ts'
import { formatAmount, formatNumber, t } from '../../../i18n/index.ts'
import { Card, Meter } from '../../../ui/index.ts'
import type { WorldBossModel } from './to-world-boss.ts'
import styles from './WorldBossView.module.css'

type Props = { readonly boss: WorldBossModel }

/** The boss of the world: how far the fight is, what it did, and what the player's day adds. docs/reference/screens.md 10.2. */
export const WorldBossView = ({ boss }: Props) => (
  <Card className={styles.panel} aria-label={t('guilds.worldBoss')}>
    <h2 className={styles.title}>{boss.quest}</h2>
    {boss.art !== undefined && (
      <div className={styles.picture}>
        <BossPicture art={boss.art} label={boss.boss} />
      </div>
    )}
    <Bar label={t('party.bossHealth')} kind="health" icon={<Heart size={18} />} {...boss.health} />
    {boss.rage !== undefined && (
      <Bar label={t('party.bossRage')} kind="rage" icon={<Flame size={18} />} {...boss.rage} />
    )}
    {boss.pending !== undefined && (
      <p className={styles.pending}>{t('party.pendingDamage', { damage: formatNumber(boss.pending, TENTHS) })}</p>
    )}
    {boss.desperation !== undefined && (
      <p className={styles.desperation}>
        <Siren size={18} aria-hidden="true" />
        {boss.desperation}
      </p>
    )}
    {boss.strikes.length > 0 && (
      <>
        <h3 className={styles.subtitle}>{t('guilds.bossStrikes')}</h3>
        <ul className={styles.strikes}>
          {boss.strikes.map((strike) => (
            <li key={strike} className={styles.strike}>
              <Flame size={16} aria-hidden="true" />
              {strike}
            </li>
          ))}
        </ul>
      </>
    )}
    <details>
      <summary>{t('party.details')}</summary>
      <p>{boss.about}</p>
    </details>
  </Card>
)

const TENTHS = { maximumFractionDigits: 1 } as const

/** Millions as `m`: the whole figures would not fit beside the bar. */
const Bar = ({ value, max, ...meter }: Omit<Parameters<typeof Meter>[0], 'hideNumber'>) => (
  <div className={styles.bar}>
    <Meter {...meter} value={value} max={max} hideNumber />
    <small>
      {formatAmount(value)} / {formatAmount(max)}
    </small>
  </div>
)
