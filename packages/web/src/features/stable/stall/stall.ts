import { t } from '../../../i18n/index.ts'
import type { Item } from '../../items/index.ts'

/** An egg or potion of a pet, and how many of it the player has. */
export type Ingredient = { readonly name: string; readonly count: number }

type Common = {
  /** The key of the animal: `Wolf-Red`. */
  readonly key: string
  readonly name: string
  readonly kind: StallKind
  readonly pet: Item | undefined
  readonly mount: Item | undefined
  /** Keys of egg and potion. Special animals have none. */
  readonly egg: string | undefined
  readonly potion: string | undefined
}

export type GrowthModel = { readonly points: number; readonly most: number }

/** The place of an animal in the stable. */
export type StallModel = Common &
  (
    | { readonly type: 'missing'; readonly needs: ReadonlyArray<Ingredient> }
    | { readonly type: 'hatchable' }
    | { readonly type: 'pet'; readonly current: boolean; readonly growing: GrowthModel | undefined }
    | { readonly type: 'mount'; readonly current: boolean; readonly hatchable: boolean }
    /** A mount whose pet was hatched again. */
    | { readonly type: 'both'; readonly petCurrent: boolean; readonly mountCurrent: boolean }
  )

export const STALL_KINDS = ['drop', 'premium', 'quest', 'wacky', 'special'] as const
export type StallKind = (typeof STALL_KINDS)[number]

/** A card of the stable: a species or a potion, with its stalls. */
export type RowModel = {
  readonly id: string
  readonly kind: StallKind
  readonly title: string
  /** In the header of the card. */
  readonly picture: Item | undefined
  readonly found: number
  readonly total: number
  readonly stalls: ReadonlyArray<StallModel>
}

/** Whether the player has the animal, as a pet or as a mount. */
export const isFound = ({ type }: StallModel): boolean => type !== 'missing' && type !== 'hatchable'

/** What the player can do at a stall. `takeAlong` and `ride` also end it. */
export type StallAction =
  | { readonly type: 'takeAlong'; readonly pet: string }
  | { readonly type: 'ride'; readonly mount: string }
  | { readonly type: 'hatch'; readonly stall: StallModel }
  | { readonly type: 'feed'; readonly pet: string }

/** The name of a stall with everything that its picture shows. */
export const accessibleName = (stall: StallModel): string => {
  const { name } = stall
  switch (stall.type) {
    case 'missing':
      return t('stable.missingSpoken', { name })
    case 'hatchable':
      return t('stable.readySpoken', { name })
    case 'pet': {
      const pet =
        stall.growing === undefined
          ? t('stable.petSpoken', { name })
          : t('stable.petGrowing', { name, ...stall.growing })
      return stall.current ? t('stable.petWith', { pet }) : pet
    }
    case 'mount':
      return t(stall.current ? 'stable.mountWith' : 'stable.mountSpoken', { name })
    case 'both':
      return t('stable.bothSpoken', { name })
  }
}
