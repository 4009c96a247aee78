import { useState } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { PieceModel } from './piece.ts'
import { PieceTile } from './PieceTile.tsx'
import styles from './Rack.module.css'
import type { RackModel } from './to-racks.ts'

type Props = { readonly rack: RackModel; readonly onOpen: (piece: PieceModel) => void }

/** The number of pieces before the player shows the rest. */
const FIRST_COUNT = 16

/** The gear of a slot or an origin. */
export const Rack = ({ rack: { group, pieces }, onOpen }: Props) => {
  const [open, setOpen] = useState(false)
  const visible = open ? pieces : pieces.slice(0, FIRST_COUNT)
  return (
    <section className={styles.rack} aria-labelledby={`rack-${group}`}>
      <h2 id={`rack-${group}`} className={styles.title}>
        {t(`equipment.group.${group}`)} <small className={styles.count}>{formatNumber(pieces.length)}</small>
      </h2>
      <ul className={styles.pieces}>
        {visible.map((piece) => (
          <li key={piece.key} className={styles.place}>
            <PieceTile piece={piece} onOpen={() => onOpen(piece)} />
          </li>
        ))}
      </ul>
      {visible.length < pieces.length && (
        <div>
          <Button variant="tertiary" size="sm" onClick={() => setOpen(true)}>
            {t('equipment.showMore', { count: pieces.length - visible.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
