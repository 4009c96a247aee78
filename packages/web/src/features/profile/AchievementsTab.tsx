import { useState } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, classes, Meter } from '../../ui/index.ts'
import { ItemPicture } from '../items/index.ts'
import styles from './AchievementsTab.module.css'
import type { AchievementModel, ProfileModel, ShelfModel } from './profile-model.ts'

type Props = { readonly profile: ProfileModel }

/** How many badges a shelf shows before it is opened. docs/reference/screens.md 3.3. */
const SHOWN = 5

/** Achievements by shelf with progress, quests done and challenges won. docs/reference/screens.md 3.3. */
export const AchievementsTab = ({ profile: { shelves, quests, challenges } }: Props) => (
  <>
    {shelves.map((shelf) => (
      <Shelf key={shelf.name} shelf={shelf} />
    ))}
    <section className={styles.shelf} aria-label={t('profile.quests')}>
      <h3 className={styles.heading}>{t('profile.quests')}</h3>
      {quests.length === 0 ? (
        <p className={styles.empty}>{t('profile.noQuests')}</p>
      ) : (
        <ul className={styles.list}>
          {quests.map(({ key, name, count }) => (
            <li key={key}>
              {name} <span className={styles.count}>{t('casting.count', { count: formatNumber(count) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <section className={styles.shelf} aria-label={t('profile.challenges')}>
      <h3 className={styles.heading}>{t('profile.challenges')}</h3>
      {challenges.length === 0 ? (
        <p className={styles.empty}>{t('profile.noChallenges')}</p>
      ) : (
        <ul className={styles.list}>
          {challenges.map((name, at) => (
            <li key={at}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  </>
)

const Shelf = ({ shelf: { name, earned, entries } }: { readonly shelf: ShelfModel }) => {
  const [all, setAll] = useState(false)
  // What was earned stands in front.
  const sorted = [...entries.filter((each) => each.earned), ...entries.filter((each) => !each.earned)]
  const shown = all ? sorted : sorted.slice(0, SHOWN)
  const title = t(`profile.shelf.${name}`)
  return (
    <section className={styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        <Meter label={t('profile.earnedOf', { shelf: title })} kind="feeding" value={earned} max={entries.length} />
      </div>
      <ul className={styles.badges}>
        {shown.map((entry) => (
          <Badge key={entry.key} entry={entry} />
        ))}
      </ul>
      {entries.length > SHOWN && (
        <Button variant="link" size="sm" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('profile.fewer') : t('profile.all', { count: entries.length })}
        </Button>
      )}
    </section>
  )
}

const Badge = ({ entry: { name, text, item, earned, count } }: { readonly entry: AchievementModel }) => (
  <li className={classes(styles.badge, !earned && styles.missing)}>
    <span className={styles.picture}>{item !== undefined && <ItemPicture item={item} />}</span>
    <span className={styles.words}>
      <strong>
        {name}
        {count !== undefined && (
          <span className={styles.count}> {t('casting.count', { count: formatNumber(count) })}</span>
        )}
      </strong>
      <small>{text}</small>
      {!earned && <small className={styles.later}>{t('profile.notYet')}</small>}
    </span>
  </li>
)
