import { memo, useId } from 'react'
import '../art.css'
import type { Picture } from '../picture.ts'
import { withInstance } from '../svg-text.ts'
import { PictureGroup } from './PictureGroup.tsx'

/** What every picture of ours takes. Without a label it is decoration, and hidden from screen readers. */
export type PictureProps = {
  readonly label?: string | undefined
  /** Width in CSS pixels; without one the style sheet of the caller decides. */
  readonly size?: number | undefined
  readonly className?: string | undefined
  /** The shape only: not found yet. */
  readonly silhouette?: boolean | undefined
}

type Props = PictureProps & {
  readonly picture: Picture | undefined
  /** The box that is kept free until the picture is there. */
  readonly viewBox: string
  readonly fit?: string | undefined
}

const INSTANCE_SAFE = /[^\w-]/g

/** An SVG of a picture, or the empty box of one that is still coming, under an id of its own. */
export const PictureFrame = memo(({ picture, viewBox, fit, label, size, className, silhouette }: Props) => {
  const instance = `p${useId().replaceAll(INSTANCE_SAFE, '')}-`
  const box = picture?.viewBox ?? viewBox
  const classes = ['dk', picture?.className, silhouette && 'sil', className].filter(Boolean).join(' ')
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
