import type { CSSProperties } from 'react'
import { type Group, type Paint, withInstance } from '@daykeep/rules/pictures'

type Props = { readonly group: Group; readonly instance: string }

/** One group of a picture. Paint is set property by property, which the content security policy allows. */
export const PictureGroup = ({ group, instance }: Props) => {
  const { content, transform, paint, clip, className } = group
  const attributes = {
    ...(transform ? { transform } : {}),
    ...(className ? { className } : {}),
    ...(clip ? { clipPath: `url(#${instance}${clip})` } : {}),
    ...(paint ? { style: styleOf(paint, instance) } : {}),
  }
  if (typeof content === 'string')
    return <g {...attributes} dangerouslySetInnerHTML={{ __html: withInstance(content, instance) }} />
  return (
    <g {...attributes}>
      {content.map((piece, layer) => (
        // Layers have no ids and are never reordered within a picture.
        <PictureGroup key={layer} group={piece} instance={instance} />
      ))}
    </g>
  )
}

const styleOf = (paint: Paint, instance: string): CSSProperties =>
  Object.fromEntries(Object.entries(paint).map(([property, value]) => [property, withInstance(value, instance)]))
