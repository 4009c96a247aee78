import { Award, PawPrint } from 'lucide-react'
import { createContext, type CSSProperties, type ReactNode, use } from 'react'
import { formatNumber } from '../../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../../ui/index.ts'
import { type Item, ItemPicture } from '../../items/index.ts'
import type { GrowthModel } from './stall.ts'
import styles from './StallFace.module.css'

/** Whether the pictures are rendered. Far from the viewport they are not: a stable has a thousand. */
export const VisibilityContext = createContext(true)

type Props = {
  readonly label: string
  readonly picture: Item | undefined
  readonly look: 'missing' | 'hatchable' | 'pet' | 'hungry' | 'aside' | 'mount'
  readonly current?: boolean
  readonly onPress?: () => void
  readonly children?: ReactNode
}

/** The button of a stall. Popovers and tooltips pass further props. */
export const StallFace = ({ label, picture, look, current, onPress, children, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    data-cell=""
    aria-pressed={onPress !== undefined && (look === 'pet' || look === 'mount') ? current : undefined}
    className={classes(styles.cell, styles[look], current && styles.current)}
    {...(onPress !== undefined && { onClick: onPress })}
  >
    <span className={styles.picture}>
      <Animal picture={picture} silhouette={look === 'missing' || look === 'hatchable'} />
    </span>
    {children}
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
)

type AnimalProps = { readonly picture: Item | undefined; readonly silhouette: boolean }

const Animal = ({ picture, silhouette }: AnimalProps) => {
  const isVisible = use(VisibilityContext)
  if (!isVisible) return null
  return picture === undefined ? (
    <PawPrint size={30} aria-hidden="true" />
  ) : (
    <ItemPicture item={picture} silhouette={silhouette} />
  )
}

/** The progress of a pet towards a mount. */
export const Growth = ({ growing: { points, most } }: { readonly growing: GrowthModel }) => (
  <span className={styles.growth} aria-hidden="true">
    <i className={styles.track}>
      <i className={styles.fill} style={{ '--filled': Math.min(1, points / most) } as CSSProperties} />
    </i>
    <span className={styles.points}>{formatNumber(points)}</span>
  </span>
)

/** Marks a mount. */
export const Grown = () => <Award size={16} className={styles.grown} aria-hidden="true" />
