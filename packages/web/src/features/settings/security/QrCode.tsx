import { encode } from 'uqr'
import styles from './Security.module.css'

type Props = { readonly text: string; readonly label: string }

/** A picture that cameras read. Always dark on light, in both themes, since not every app reads the reverse. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { border: 2 })
  const cells = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <path d={cells.join('')} />
    </svg>
  )
}
