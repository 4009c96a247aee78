import type { Picture } from '../../art/picture.ts'
import { svgText } from '../../art/svg-text.ts'

const COMMENTS = /\/\*[^]*?\*\//g

/** A picture as a file that needs nothing else: with its size, and with the paint (CSS) that a page would give it. */
export const standalone = (picture: Picture, paint: string): string => {
  const [, , width = '', height = ''] = picture.viewBox.split(' ')
  return svgText(picture, 'dk-')
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replace('>', () => `><style>${paint.replaceAll(COMMENTS, '')}</style>`)
}
