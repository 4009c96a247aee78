import { useState } from 'react'
import { formatNumber, t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import type { PieceModel } from './piece.ts'
import { PieceTile } from './PieceTile.tsx'
import styles from './Rack.module.css'
import type { RackModel } from './sorted-pieces.ts'

type Props = { readonly rack: RackModel; readonly onOpen: (piece: PieceModel) => void }

/** Pieces shown of a full rack before the player asks for the rest. */
const FIRST = 16

/** The gear of one slot, or of one class. */
export const Rack = ({ rack: { group, pieces }, onOpen }: Props) => {
  const [open, setOpen] = useState(false)
  const shown = open ? pieces : pieces.slice(0, FIRST)
  return (
    <section className={styles.rack} aria-labelledby={`rack-${group}`}>
      <h2 id={`rack-${group}`} className={styles.title}>
        {t(`equipment.group.${group}`)} <small className={styles.count}>{formatNumber(pieces.length)}</small>
      </h2>
      <ul className={styles.pieces}>
        {shown.map((piece) => (
          <li key={piece.key} className={styles.place}>
            <PieceTile piece={piece} onOpen={() => onOpen(piece)} />
          </li>
        ))}
      </ul>
      {shown.length < pieces.length && (
        <div>
          <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
            {t('equipment.showMore', { count: pieces.length - shown.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
