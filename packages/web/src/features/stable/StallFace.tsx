import { Award, PawPrint } from 'lucide-react'
import { type CSSProperties, type ReactNode, use } from 'react'
import { formatNumber } from '../../texts/index.ts'
import { classes, VisuallyHidden } from '../../ui/index.ts'
import { type Thing, ThingPicture } from '../things/index.ts'
import { DrawnContext } from './drawn-context.ts'
import type { Growing } from './stall.ts'
import styles from './StallFace.module.css'

type Props = {
  readonly spoken: string
  readonly thing: Thing | undefined
  readonly look: 'missing' | 'hatchable' | 'pet' | 'hungry' | 'aside' | 'mount'
  readonly current?: boolean
  readonly onPress?: () => void
  readonly children?: ReactNode
}

/** The button of a stall; a popover or a tooltip may hand it more to wear. */
export const StallFace = ({ spoken, thing, look, current, onPress, children, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    data-cell=""
    aria-pressed={onPress !== undefined && (look === 'pet' || look === 'mount') ? current : undefined}
    className={classes(styles.cell, styles[look], current && styles.current)}
    {...(onPress !== undefined && { onClick: onPress })}
  >
    <span className={styles.picture}>
      <Animal thing={thing} silhouette={look === 'missing' || look === 'hatchable'} />
    </span>
    {children}
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </button>
)

type AnimalProps = { readonly thing: Thing | undefined; readonly silhouette: boolean }

const Animal = ({ thing, silhouette }: AnimalProps) => {
  const drawn = use(DrawnContext)
  if (!drawn) return null
  return thing === undefined ? (
    <PawPrint size={30} aria-hidden="true" />
  ) : (
    <ThingPicture thing={thing} silhouette={silhouette} />
  )
}

/** How far a pet has come on its way to a mount. */
export const Growth = ({ growing: { points, most } }: { readonly growing: Growing }) => (
  <span className={styles.growth} aria-hidden="true">
    <i className={styles.track}>
      <i className={styles.fill} style={{ '--filled': Math.min(1, points / most) } as CSSProperties} />
    </i>
    <span className={styles.points}>{formatNumber(points)}</span>
  </span>
)

/** It is grown up, or has a grown-up twin. */
export const Grown = () => <Award size={16} className={styles.grown} aria-hidden="true" />
