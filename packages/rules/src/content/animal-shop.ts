import type { IsoInstant } from '../kernel/instant.ts'
import type { PetKey } from '../model/keys.ts'

/** A pet for gems, in its days only. */
export type GemPet = {
  readonly key: PetKey
  /** Gems. */
  readonly price: number
  readonly window: { readonly from: IsoInstant; readonly until: IsoInstant }
}

/** Animals that are sold: those of the time travellers for an hourglass each, at any time, and the few for gems. */
export type AnimalShop = {
  readonly pets: ReadonlyArray<PetKey>
  readonly mounts: ReadonlyArray<PetKey>
  readonly forGems: ReadonlyArray<GemPet>
}
