import { useMemo } from 'react'
import { encode } from 'uqr'
import { t } from '../../../../i18n/index.ts'
import styles from './LinkCode.module.css'

/** Modules of white around a code, which scanners need. */
const MARGIN = 4

/** An address as a code that the camera of a phone reads: dark on light in both themes. */
export const LinkCode = ({ link }: { readonly link: string }) => {
  const { size, data } = useMemo(() => encode(link, { border: MARGIN }), [link])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={t('members.code')}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
