import { Droplet, Heart, Sparkles, Star } from 'lucide-react'
import { Avatar, Panorama, type TimeOfDay } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { classes, Meter } from '../../ui/index.ts'
import styles from './Hero.module.css'
import type { HeroModel } from './to-hero.ts'

type Props = { readonly hero: HeroModel; readonly time: TimeOfDay }

/** The header of the signed-in app: the player before the land of the keep, with level, health, mana and experience. */
export const Hero = ({ hero, time }: Props) => (
  <section className={styles.hero} aria-label={t('header.you')}>
    <Panorama season={hero.season} time={time} className={styles.land} />
    <div className={styles.inside}>
      <div className={styles.portrait}>
        <Avatar art={hero.avatar} label={described(hero)} breathing />
      </div>
      <div className={styles.plate}>
        <h2 className={styles.name}>
          <span className={styles.who}>{hero.name}</span>
          <span className={classes(styles.level, hero.class !== undefined && styles[hero.class])}>{levelOf(hero)}</span>
          {hero.buffed.length > 0 && (
            <span className={styles.buffed} title={t('header.buffed')}>
              <Sparkles size={16} aria-hidden="true" />
              <span className={styles.unseen}>{t('header.buffed')}</span>
            </span>
          )}
        </h2>
        {hero.username !== '' && (
          <p className={styles.username}>
            <bdi>@{hero.username}</bdi>
          </p>
        )}
        <div className={styles.bars}>
          <Meter label={t('header.health')} kind="health" icon={<Heart size={18} />} {...hero.health} />
          {hero.mana !== undefined && (
            <Meter label={t('header.mana')} kind="mana" icon={<Droplet size={18} />} {...hero.mana} />
          )}
          <Meter label={t('header.experience')} kind="experience" icon={<Star size={18} />} {...hero.experience} />
        </div>
      </div>
    </div>
    <div className={styles.battlement} aria-hidden="true" />
  </section>
)

const levelOf = ({ level, class: ownClass }: HeroModel): string =>
  ownClass === undefined
    ? t('header.level', { level })
    : t('header.levelClass', { level, class: t(`header.class.${ownClass}`) })

const described = (hero: HeroModel): string => t('header.portrait', { name: hero.name, level: levelOf(hero) })
