import { Droplet, Heart, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Avatar, type Expression, Panorama, type TimeOfDay } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { classes, Meter, VisuallyHidden } from '../../ui/index.ts'
import { levelText } from '../people/index.ts'
import styles from './Hero.module.css'
import type { HeroModel } from './to-hero.ts'

type Props = {
  readonly hero: HeroModel
  readonly time: TimeOfDay
  readonly expression?: Expression | undefined
  /** How often hero and pet have hopped. */
  readonly hops?: number | undefined
  /** Where portrait and name lead; nowhere if missing. */
  readonly profile?: string | undefined
  /** Large, with the land behind it, where the window is high enough: for players who take their first steps. */
  readonly unfolded?: boolean
  /** Stays in sight while the page scrolls. */
  readonly sticky?: boolean
  /** What the player owns. */
  readonly purse?: ReactNode
}

/** The line below the navigation: portrait, level, health, mana and experience, and the purse: all that a score changes. */
export const Hero = ({ hero, time, expression, hops, profile, unfolded = false, sticky = false, purse }: Props) => (
  <section
    className={classes(styles.hero, unfolded && styles.unfolded, sticky && styles.sticky)}
    aria-label={t('header.you')}
  >
    <Panorama season={hero.season} time={time} className={styles.land} />
    <div className={styles.inside}>
      <ToProfile hero={hero} profile={profile} expression={expression} hops={hops} />
      <div className={styles.plate}>
        <div className={styles.who}>
          <h2 className={styles.name} title={hero.name}>
            {profile === undefined ? hero.name : <Link to={profile}>{hero.name}</Link>}
          </h2>
          <p className={styles.rank}>
            <span className={classes(styles.level, hero.class !== undefined && styles[hero.class])}>
              {levelText(hero)}
            </span>
            {hero.buffed.length > 0 && (
              <span className={styles.buffed} title={t('header.buffed')}>
                <Sparkles size={16} aria-hidden="true" />
                <VisuallyHidden>{t('header.buffed')}</VisuallyHidden>
              </span>
            )}
          </p>
        </div>
        <div className={styles.bars}>
          <Bar>
            <Meter label={t('header.health')} kind="health" icon={<Heart size={18} />} {...hero.health} />
          </Bar>
          {hero.mana !== undefined && (
            <Bar>
              <Meter label={t('header.mana')} kind="mana" icon={<Droplet size={18} />} {...hero.mana} />
            </Bar>
          )}
          <Bar>
            <Meter label={t('header.experience')} kind="experience" icon={<Star size={18} />} {...hero.experience} />
          </Bar>
        </div>
      </div>
      {purse !== undefined && <div className={styles.purse}>{purse}</div>}
    </div>
    <div className={styles.battlement} aria-hidden="true" />
  </section>
)

const Bar = ({ children }: { readonly children: ReactNode }) => <div className={styles.bar}>{children}</div>

const ToProfile = ({
  hero,
  profile,
  expression = 'calm',
  hops = 0,
}: Pick<Props, 'hero' | 'profile' | 'expression' | 'hops'>) => {
  const portrait = (
    // Two names for one hop: a change of name starts the animation again.
    <span className={styles.hopper} data-hop={hops === 0 ? undefined : hops % 2 === 0 ? 'even' : 'odd'}>
      <Avatar art={hero.avatar} label={described(hero)} breathing faces="any" />
    </span>
  )
  if (profile === undefined)
    return (
      <div className={styles.portrait} data-expression={expression}>
        {portrait}
      </div>
    )
  return (
    <Link
      to={profile}
      className={styles.portrait}
      aria-label={t('header.toProfile', { portrait: described(hero) })}
      data-expression={expression}
    >
      {portrait}
    </Link>
  )
}

const described = (hero: HeroModel): string => t('header.portrait', { name: hero.name, level: levelText(hero) })
