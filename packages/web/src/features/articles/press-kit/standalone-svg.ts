import { type Picture, svgText } from '../../../art/index.ts'

const COMMENTS = /\/\*[^]*?\*\//g

/** A picture as an SVG file with its own size and styles. `paint` is the CSS that pages have for pictures. */
export const standaloneSvg = (picture: Picture, paint: string): string => {
  const [, , width = '', height = ''] = picture.viewBox.split(' ')
  return svgText(picture, 'dk-')
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replace('>', () => `><style>${paint.replaceAll(COMMENTS, '')}</style>`)
}
