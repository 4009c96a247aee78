import type { Group, Paint, Picture } from './picture.ts'
import { withInstance } from './svg-text.ts'

/** How elements with all of these classes are painted, in pictures of one kind only if `of` names it. */
export type PaintRule = {
  readonly classes: ReadonlyArray<string>
  readonly of?: string
  readonly declarations: Readonly<Record<string, string>>
}

/** The style sheet of the drawings as data: the colours of a picture without paint, and rules, the stronger ones last. */
export type PaintSheet = { readonly paint: Paint; readonly rules: ReadonlyArray<PaintRule> }

type Size = { readonly width: number; readonly height: number }

/**
 * A picture as SVG that needs no style sheet: every class is replaced by its paint, and every variable by its colour, since
 * programs that draw SVG outside of browsers know neither. decision 123
 */
export const plainSvg = (sheet: PaintSheet, picture: Picture, { width, height }: Size): string => {
  const rules = sheet.rules.filter(({ of }) => of === undefined || of === picture.className)
  const defs = picture.defs ? `<defs>${withoutClasses(rules, sheet.paint, picture.defs)}</defs>` : ''
  const groups = picture.groups.map((group) => groupText(rules, sheet.paint, group)).join('')
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${picture.viewBox}"`
  return withInstance(`<svg ${frame}>${defs}${groups}</svg>`, 'a-')
}

const groupText = (rules: PaintSheet['rules'], around: Paint, { content, transform, clip, paint }: Group): string => {
  const own = paint === undefined ? around : { ...around, ...paint }
  const attributes = [transform ? ` transform="${transform}"` : '', clip ? ` clip-path="url(#~${clip})"` : ''].join('')
  const inside =
    typeof content === 'string'
      ? withoutClasses(rules, own, content)
      : content.map((group) => groupText(rules, own, group)).join('')
  return `<g${attributes}>${inside}</g>`
}

const withoutClasses = (rules: PaintSheet['rules'], paint: Paint, markup: string): string => {
  const styles = new Map<string, string>()
  return markup.replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
    const style = styles.get(classes) ?? styleOf(rules, paint, classes.split(' '))
    styles.set(classes, style)
    return style
  })
}

const styleOf = (rules: PaintSheet['rules'], paint: Paint, own: ReadonlyArray<string>): string => {
  const matching = rules.filter(({ classes }) => classes.every((name) => own.includes(name)))
  const declarations = Object.entries(Object.assign({}, ...matching.map((rule) => rule.declarations)))
  if (declarations.length === 0) return ''
  return ` style="${declarations.map(([property, value]) => `${property}:${resolved(paint, String(value))}`).join(';')}"`
}

const VARIABLE = /var\((--[\w-]+)(?:, *([^)]*))?\)/g

const resolved = (paint: Paint, value: string): string =>
  value.replaceAll(VARIABLE, (_, name: `--${string}`, otherwise = 'none') => paint[name] ?? otherwise)
