import { INSTANCE } from '../model/library.ts'
import type { Group, Picture } from './picture.ts'

/** Makes the ids of markup unique on the page. */
export const withInstance = (text: string, instance: string): string =>
  text.includes(INSTANCE) ? text.replaceAll(INSTANCE, instance) : text

const styleOf = (paint: Group['paint']): string =>
  Object.entries(paint ?? {})
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

const groupText = (group: Group): string => {
  const style = styleOf(group.paint)
  const attributes = [
    group.className ? ` class="${group.className}"` : '',
    group.transform ? ` transform="${group.transform}"` : '',
    group.clip ? ` clip-path="url(#${INSTANCE}${group.clip})"` : '',
    style ? ` style="${style}"` : '',
  ].join('')
  const content = typeof group.content === 'string' ? group.content : group.content.map(groupText).join('')
  return `<g${attributes}>${content}</g>`
}

/** A picture as SVG text, for contact sheets, tests and downloads. */
export const svgText = (picture: Picture, instance: string): string => {
  const className = ['dk', picture.className].filter(Boolean).join(' ')
  const body = `${picture.defs ? `<defs>${picture.defs}</defs>` : ''}${picture.groups.map(groupText).join('')}`
  const text = `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" viewBox="${picture.viewBox}">${body}</svg>`
  return withInstance(text, instance)
}
