import type { StallModel } from './stall.ts'
import type { StallState, ViewChoices } from './view-choices.ts'

/** What a stall counts as; an animal can be two things at once. */
export const statesOf = (stall: StallModel): ReadonlyArray<StallState> => {
  switch (stall.type) {
    case 'missing':
      return ['missing']
    case 'hatchable':
      return ['ready']
    case 'pet':
      return ['pets']
    case 'mount':
      return stall.hatchable ? ['mounts', 'ready'] : ['mounts']
    case 'both':
      return ['pets', 'mounts']
  }
}

/** Whether a player wants to see this stall of a card now: by what it holds, and by its name or its card's. */
export const isShown = ({ states, search }: ViewChoices, stall: StallModel, rowTitle: string): boolean => {
  const sought = search.trim().toLocaleLowerCase()
  const isNamed = [stall.name, rowTitle].some((name) => name.toLocaleLowerCase().includes(sought))
  return isNamed && statesOf(stall).some((state) => states.includes(state))
}
