import { formatDay, nameOf, t } from '../../../i18n/index.ts'
import { ItemPicture, toGearItem } from '../../items/index.ts'
import type { MonthsSet } from '../to-plan.ts'
import styles from './pages.module.css'

const monthOf = (at: number): string => formatDay(at, { month: 'long', timeZone: 'UTC' })

/** The mystery set of this month with its pieces, and the names of those that come. docs/reference/rules.md 14.4. */
export const MonthsSets = ({ sets: [now, ...later] }: { readonly sets: ReadonlyArray<MonthsSet> }) =>
  now === undefined ? null : (
    <>
      <div className={styles.set}>
        <h3>{t('money.plan.thisMonth', { month: monthOf(now.at) })}</h3>
        <ul className={styles.pieces}>
          {now.pieces.map((gear) => (
            <li key={gear.key} className={styles.piece}>
              <span className={styles.arch}>
                <ItemPicture item={toGearItem(gear)} size={72} />
              </span>
              {nameOf(`gear.${gear.key}`)}
            </li>
          ))}
        </ul>
      </div>
      {later.length > 0 && (
        <div className={styles.set}>
          <h3>{t('money.plan.setsToCome')}</h3>
          <ol className={styles.calendar}>
            {later.map(({ key, at, pieces: [first] }) => (
              <li key={key} className={styles.month}>
                <span className={styles.day}>{monthOf(at)}</span>
                {first !== undefined && <ItemPicture item={toGearItem(first)} size={48} />}
                <span>{nameOf(`mysterySets.${key}`)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
