import type { CSSProperties } from 'react'
import { formatNumber, t } from '../../texts/index.ts'
import { Meter, useNearScreen } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import { DrawnContext } from './drawn-context.ts'
import { isShown } from './is-shown.ts'
import styles from './SpeciesCard.module.css'
import type { RowModel } from './stall.ts'
import type { StallAct } from './stall-act.ts'
import { StallCell } from './StallCell.tsx'
import type { Appetite } from './to-larder.ts'
import type { ViewChoices } from './view-choices.ts'

type Props = {
  readonly row: RowModel
  readonly choices: ViewChoices
  /** A food is in hand: the animals that take it. */
  readonly appetites: ReadonlyMap<string, Appetite> | undefined
  readonly onAct: (act: StallAct) => void
}

/** A species with its colours, or a colour with its species. What is not wanted now leaves its place free. */
export const SpeciesCard = ({ row, choices, appetites, onAct }: Props) => {
  const { ref, near } = useNearScreen<HTMLElement>()
  return (
    <section ref={ref} className={styles.card} aria-labelledby={row.id}>
      <header className={styles.head}>
        <span className={styles.portrait} aria-hidden="true">
          {near && row.thing !== undefined && <ThingPicture thing={row.thing} />}
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
      <DrawnContext value={near}>
        <ul className={styles.stalls} style={{ '--columns': row.total } as CSSProperties}>
          {row.stalls.map((stall) =>
            isShown(choices, stall, row.title) ? (
              <StallCell
                key={stall.key}
                stall={stall}
                feeding={appetites === undefined ? 'off' : (appetites.get(stall.key) ?? 'refuses')}
                onAct={onAct}
              />
            ) : (
              <li key={stall.key} className={styles.free} aria-hidden="true" />
            ),
          )}
        </ul>
      </DrawnContext>
    </section>
  )
}
