import drawing from '@daykeep/content/art/templates/brand/logo.svg?raw'
import type { PictureProps } from './PictureFrame.tsx'

type Props = Pick<PictureProps, 'label' | 'size' | 'className'>

const VIEW_BOX = { width: 40, height: 44 } as const

/** The inner markup of the file, inlined because the logo is part of the first paint. */
const markup = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'))

/** The logo: the tower of the wordmark. */
export const Logo = ({ label, size, className }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
    {...(size === undefined ? {} : { width: size, height: Math.round((size * VIEW_BOX.height) / VIEW_BOX.width) })}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
