import { matchesSearch } from '../../inventory/index.ts'
import type { StallModel } from './stall.ts'
import type { StallState, ViewChoices } from '../view-choices.ts'

/** The states of a stall. A mount can be ready to hatch again. */
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

/** Whether a stall has a chosen state, and its name or that of its card matches the search. */
export const matchesChoices = ({ states, search }: ViewChoices, stall: StallModel, rowTitle: string): boolean => {
  return [stall.name, rowTitle].some(matchesSearch(search)) && statesOf(stall).some((state) => states.includes(state))
}
