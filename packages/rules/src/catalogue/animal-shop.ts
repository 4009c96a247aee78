import type { IsoInstant } from '../primitives/index.ts'
import type { PetKey } from '../model/index.ts'

/** A pet sold for gems, and perhaps for money, during a limited period. */
export type GemPet = {
  readonly key: PetKey
  /** Gems. */
  readonly price: number
  readonly window: { readonly from: IsoInstant; readonly until: IsoInstant }
  /** `sku`: what providers call it. */
  readonly money?: { readonly sku: string; readonly cents: number }
}

/** Animals for sale: those of the time travellers for one hourglass each, at any time, and a few for gems. */
export type AnimalShop = {
  readonly pets: ReadonlyArray<PetKey>
  readonly mounts: ReadonlyArray<PetKey>
  readonly forGems: ReadonlyArray<GemPet>
}
