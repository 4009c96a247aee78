import type { User } from '@daykeep/rules/model'
import { toOnboarding } from './to-onboarding.ts'
import { readChecklistState } from './checklist-state.ts'

/** Whether the checklist stands above the board: there are steps left, and this browser has not put it away. */
export const isGuided = (user: Pick<User, '_id' | 'achievements' | 'flags'>): boolean =>
  toOnboarding(user) !== undefined && readChecklistState(localStorage, user._id) !== 'skipped'
