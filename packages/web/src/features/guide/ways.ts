import type { FirstStep } from '@daykeep/rules/achievements'
import type { RouteName } from '../../routes/index.ts'

/** Where a first step can be taken: on another screen, or in a column of the board. */
export type Way =
  | { readonly type: 'screen'; readonly route: RouteName }
  | { readonly type: 'column'; readonly column: 'habit' | 'reward' }

export const WAYS: Readonly<Record<FirstStep, Way>> = {
  createdTask: { type: 'column', column: 'habit' },
  completedTask: { type: 'column', column: 'habit' },
  hatchedPet: { type: 'screen', route: 'items' },
  fedPet: { type: 'screen', route: 'stable' },
  purchasedEquipment: { type: 'column', column: 'reward' },
}
