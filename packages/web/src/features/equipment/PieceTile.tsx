import { Check } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { classes, VisuallyHidden } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import type { PieceModel } from './piece.ts'
import styles from './PieceTile.module.css'

type Props = { readonly piece: PieceModel; readonly onOpen: () => void }

/** A piece of gear on its rack; a check marks what is worn. */
export const PieceTile = ({ piece, onOpen }: Props) => (
  <button type="button" data-cell="" className={classes(styles.tile, piece.worn && styles.worn)} onClick={onOpen}>
    <span className={styles.arch}>
      <ThingPicture thing={piece.thing} />
    </span>
    <span className={styles.name}>{piece.name}</span>
    {piece.worn && (
      <span className={styles.mark}>
        <Check size={14} strokeWidth={3} aria-hidden="true" />
        <VisuallyHidden>{t('equipment.worn')}</VisuallyHidden>
      </span>
    )}
  </button>
)
