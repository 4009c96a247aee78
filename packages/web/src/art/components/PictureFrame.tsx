import { memo, useId } from 'react'
import '../art.css'
import { type Picture, withInstance } from '@daykeep/rules/pictures'
import { PictureGroup } from './PictureGroup.tsx'

/** Props of every picture. Without a label it is decorative and hidden from screen readers. */
export type PictureProps = {
  readonly label?: string | undefined
  /** Width in CSS pixels; by default the caller's styles decide. */
  readonly size?: number | undefined
  readonly className?: string | undefined
  /** The shape only, for what has not been found yet. */
  readonly silhouette?: boolean | undefined
}

type Props = PictureProps & {
  readonly picture: Picture | undefined
  /** The viewBox that reserves space until the picture has loaded. */
  readonly viewBox: string
  readonly fit?: string | undefined
}

const INSTANCE_SAFE = /[^\w-]/g

/** Renders a picture as SVG with unique ids, or an empty box while it is loading. */
export const PictureFrame = memo(({ picture, viewBox, fit, label, size, className, silhouette }: Props) => {
  const instance = `p${useId().replaceAll(INSTANCE_SAFE, '')}-`
  const box = picture?.viewBox ?? viewBox
  const classes = ['dk', picture?.className, silhouette && 'sil coat', className].filter(Boolean).join(' ')
  return (
    <svg
      className={classes}
      viewBox={box}
      preserveAspectRatio={fit}
      {...(size === undefined ? {} : { width: size, height: heightFor(size, box) })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {picture?.defs ? <defs dangerouslySetInnerHTML={{ __html: withInstance(picture.defs, instance) }} /> : null}
      {picture?.groups.map((group, layer) => (
        <PictureGroup key={layer} group={group} instance={instance} />
      ))}
    </svg>
  )
})
PictureFrame.displayName = 'PictureFrame'

const heightFor = (width: number, viewBox: string): number => {
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number)
  return Math.round((width * down) / across)
}
