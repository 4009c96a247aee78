import type { Hero } from '@daykeep/api/contract'
import { textAt } from './text-at.ts'

/** What a player wears, by the keys of the catalogue. */
export type Outfit = {
  readonly equipped: ReadonlyArray<string>
  readonly costume: ReadonlyArray<string>
  readonly wearsCostume: boolean
  /** Empty without one. */
  readonly pet: string
  readonly mount: string
}

/** Bare slots have a piece of this name. */
const BARE = /_base_0$/

/** docs/reference/screens.md 14.2. */
export const toOutfit = ({ items, preferences }: Hero): Outfit => {
  const gear = Object(items['gear']) as Readonly<Record<string, unknown>>
  const piecesOf = (set: string) =>
    Object.values(Object(gear[set]) as object).filter(
      (key): key is string => typeof key === 'string' && key !== '' && !BARE.test(key),
    )
  return {
    equipped: piecesOf('equipped'),
    costume: piecesOf('costume'),
    wearsCostume: preferences['costume'] === true,
    pet: textAt(items, 'currentPet'),
    mount: textAt(items, 'currentMount'),
  }
}
