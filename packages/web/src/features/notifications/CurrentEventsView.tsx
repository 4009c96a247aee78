import { Flame, Heart, PartyPopper } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { BossPicture } from '../../art/index.ts'
import { formatAmount, formatDay, t } from '../../i18n/index.ts'
import { pathTo, type RouteName } from '../../routes/index.ts'
import { Button, Meter } from '../../ui/index.ts'
import styles from './CurrentEventsView.module.css'
import type { EventModel, CurrentEventsModel, StepsModel, WorldBossModel } from './to-current-events.ts'

type Props = {
  readonly currentEvents: CurrentEventsModel
  /** A link was followed. */
  readonly onClose: () => void
  readonly onBuyGems: () => void
  readonly onGive: () => void
}

/** Above the notifications: the world boss, events that run, and the first steps. docs/reference/screens.md 1.8 and 17 no. 38. */
export const CurrentEventsView = ({ currentEvents: { boss, events, steps }, ...acts }: Props) => (
  <>
    {boss !== undefined && <BossPanel boss={boss} onClose={acts.onClose} />}
    {events.map((event) => (
      <EventPanel key={event.key} event={event} {...acts} />
    ))}
    {steps !== undefined && <StepsPanel steps={steps} onClose={acts.onClose} />}
  </>
)

const BossPanel = ({
  boss: { name, art, health, rage },
  onClose,
}: { readonly boss: WorldBossModel } & Pick<Props, 'onClose'>) => (
  <section className={styles.boss} aria-label={t('guilds.worldBoss')}>
    {art !== undefined && (
      <span className={styles.picture} aria-hidden="true">
        <BossPicture art={art} />
      </span>
    )}
    <div className={styles.words}>
      <h3 className={styles.title}>{name}</h3>
      <Strength label={t('party.bossHealth')} kind="health" icon={<Heart size={16} />} {...health} />
      {rage !== undefined && <Strength label={t('party.bossRage')} kind="rage" icon={<Flame size={16} />} {...rage} />}
      <Link to={pathTo('tavern')} onClick={onClose}>
        {t('bell.toTavern')}
      </Link>
    </div>
  </section>
)

/** A bar whose number would take all of its room in full. */
const Strength = ({
  value,
  max,
  ...bar
}: Pick<ComponentProps<typeof Meter>, 'label' | 'kind' | 'icon' | 'value' | 'max'>) => (
  <div className={styles.strength}>
    <Meter {...bar} value={value} max={max} hideNumber />
    <small aria-hidden="true">{t('bell.ofMost', { value: formatAmount(value), most: formatAmount(max) })}</small>
  </div>
)

const EventPanel = ({
  event: { name, until, offer },
  onClose,
  onBuyGems,
  onGive,
}: { readonly event: EventModel } & Omit<Props, 'currentEvents'>) => (
  <section className={styles.panel} aria-label={name}>
    <h3 className={styles.title}>
      <PartyPopper size={18} aria-hidden="true" className={styles.icon} />
      {name}
    </h3>
    <p className={styles.text}>
      {t(`bell.event.${offer}`)} {t('bell.event.until', { day: formatDay(until, { day: 'numeric', month: 'long' }) })}
    </p>
    {offer === 'gems' && (
      <Button size="sm" onClick={onBuyGems}>
        {t('shops.getGems')}
      </Button>
    )}
    {offer === 'gift' && (
      <Button size="sm" onClick={onGive}>
        {t('bell.giveSubscription')}
      </Button>
    )}
    {offer === 'sale' && (
      <Link to={pathTo('market')} onClick={onClose}>
        {t('bell.event.toShops')}
      </Link>
    )}
  </section>
)

/** Where a first step is done. */
const PLACES: Readonly<Record<StepsModel['next'], RouteName>> = {
  createdTask: 'tasks',
  completedTask: 'tasks',
  hatchedPet: 'items',
  fedPet: 'stable',
  purchasedEquipment: 'market',
}

const StepsPanel = ({
  steps: { done, all, next },
  onClose,
}: { readonly steps: StepsModel } & Pick<Props, 'onClose'>) => (
  <div role="group" className={styles.panel} aria-label={t('guide.title')}>
    <h3 className={styles.title}>{t('guide.title')}</h3>
    <div className={styles.progress}>
      <Meter label={t('guide.title')} value={done} max={all} size="sm" />
    </div>
    <Link to={pathTo(PLACES[next])} onClick={onClose}>
      {t(`guide.step.${next}`)}
    </Link>
  </div>
)
