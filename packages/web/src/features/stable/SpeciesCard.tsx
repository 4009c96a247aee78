import type { CSSProperties } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Meter, useNearScreen } from '../../ui/index.ts'
import { ItemPicture } from '../items/index.ts'
import { VisibilityContext } from './stall/StallFace.tsx'
import { matchesChoices } from './stall/matches-choices.ts'
import styles from './SpeciesCard.module.css'
import type { RowModel, StallAction } from './stall/stall.ts'
import { StallCell } from './stall/StallCell.tsx'
import type { Appetite } from './larder/to-larder.ts'
import type { ViewChoices } from './view-choices.ts'

type Props = {
  readonly row: RowModel
  readonly choices: ViewChoices
  /** The animals that take the chosen food. Undefined while no food is chosen. */
  readonly appetites: ReadonlyMap<string, Appetite> | undefined
  readonly onAct: (dispatch: StallAction) => void
}

/** A species with its potions, or a potion with its species. A stall that is filtered out leaves its place empty. */
export const SpeciesCard = ({ row, choices, appetites, onAct }: Props) => {
  const { ref, near } = useNearScreen<HTMLElement>()
  return (
    <section ref={ref} className={styles.card} aria-labelledby={row.id}>
      <header className={styles.head}>
        <span className={styles.portrait} aria-hidden="true">
          {near && row.picture !== undefined && <ItemPicture item={row.picture} />}
        </span>
        <h2 id={row.id} className={styles.title}>
          {row.title}
        </h2>
        <p className={styles.found}>
          {t('stable.of', { count: formatNumber(row.found), total: formatNumber(row.total) })}
        </p>
        <div className={styles.meter}>
          <Meter label={row.title} value={row.found} max={row.total} size="sm" hideNumber />
        </div>
      </header>
      <VisibilityContext value={near}>
        <ul className={styles.stalls} style={{ '--columns': row.total } as CSSProperties}>
          {row.stalls.map((stall) =>
            matchesChoices(choices, stall, row.title) ? (
              <StallCell
                key={stall.key}
                stall={stall}
                feeding={appetites === undefined ? 'off' : (appetites.get(stall.key) ?? 'refuses')}
                onAct={onAct}
              />
            ) : (
              <li key={stall.key} aria-hidden="true" />
            ),
          )}
        </ul>
      </VisibilityContext>
    </section>
  )
}
