import type { LinePart } from '../line.ts'

/** `20 gold`, `2.5 g`, `für 2,5 Gold`. */
const COST = /(?<=^|\s)(?:(?:for|für|costs|kostet)\s+)?(\d{1,6}(?:[.,]\d{1,2})?)\s?(?:gold|gp|g)(?=\s|$)/iu

export const findCost = (text: string): ReadonlyArray<LinePart> => {
  const found = COST.exec(text)
  if (found === null) return []
  const gold = Number((found[1] ?? '').replace(',', '.'))
  return [{ from: found.index, to: found.index + found[0].length, meaning: { type: 'cost', gold } }]
}
