import { Check } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../ui/index.ts'
import { ItemFrame } from '../items/index.ts'
import type { PieceModel } from './piece.ts'
import styles from './PieceTile.module.css'

type Props = { readonly piece: PieceModel; readonly onOpen: () => void }

/** A piece of gear. A check marks it if it is worn. */
export const PieceTile = ({ piece, onOpen }: Props) => (
  <button type="button" data-cell="" className={classes(styles.tile, piece.worn && styles.worn)} onClick={onOpen}>
    <ItemFrame item={piece.picture} className={styles.arch} />
    <span className={styles.name}>{piece.name}</span>
    {piece.worn && (
      <span className={styles.mark}>
        <Check size={14} strokeWidth={3} aria-hidden="true" />
        <VisuallyHidden>{t('equipment.worn')}</VisuallyHidden>
      </span>
    )}
  </button>
)
