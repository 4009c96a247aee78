import * as fc from 'fast-check'
import { oneOfOr } from './figures.ts'

/** Parameters of the commands about classes and what they can do. */
export const classParams = {
  changeClass: () => fc.record({ class: oneOfOr(['warrior', 'wizard', 'rogue', 'healer']) }, { requiredKeys: [] }),
  disableClasses: () => fc.constant({}),
} as const
