import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type Props = {
  readonly width?: CSSProperties['inlineSize']
  readonly height?: CSSProperties['blockSize']
  readonly shape?: 'line' | 'card' | 'arch'
}

/** A placeholder of the final size; visible after 300 ms of loading. */
export const Skeleton = ({ width = '100%', height = '1em', shape = 'line' }: Props) => (
  <span
    aria-hidden="true"
    className={`${styles.skeleton} ${styles[shape]}`}
    style={{ inlineSize: width, blockSize: height }}
  />
)
