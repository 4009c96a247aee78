import type { Thing } from '../things/index.ts'

/** An ingredient of a pet, and how many of it the player has. */
export type Ingredient = { readonly name: string; readonly count: number }

type Common = {
  /** Of the animal: `Wolf-Red`. */
  readonly key: string
  readonly name: string
  readonly kind: StallKind
  readonly pet: Thing | undefined
  readonly mount: Thing | undefined
  /** Egg and potion; special animals come from elsewhere. */
  readonly egg: string | undefined
  readonly potion: string | undefined
}

export type Growing = { readonly points: number; readonly most: number }

/** One place in the stable, as its cell shows it. */
export type StallModel = Common &
  (
    | { readonly type: 'missing'; readonly needs: ReadonlyArray<Ingredient> }
    | { readonly type: 'hatchable' }
    | { readonly type: 'pet'; readonly current: boolean; readonly growing: Growing | undefined }
    | { readonly type: 'mount'; readonly current: boolean; readonly hatchable: boolean }
    /** A raised animal that was hatched once more. */
    | { readonly type: 'both'; readonly petCurrent: boolean; readonly mountCurrent: boolean }
  )

export const STALL_KINDS = ['drop', 'premium', 'quest', 'wacky', 'special'] as const
export type StallKind = (typeof STALL_KINDS)[number]

/** A card of the stable: a species, or a colour. */
export type RowModel = {
  readonly id: string
  readonly kind: StallKind
  readonly title: string
  /** Stands in the card's arch. */
  readonly thing: Thing | undefined
  readonly found: number
  readonly total: number
  readonly stalls: ReadonlyArray<StallModel>
}

/** Whether the animal was found: it is here as a pet, or carries its player by now. */
export const isFound = ({ type }: StallModel): boolean => type !== 'missing' && type !== 'hatchable'
