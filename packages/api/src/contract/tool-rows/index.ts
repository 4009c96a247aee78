import { debugEndpoints } from './debug.ts'
import { MODELS, referenceEndpoints } from './reference.ts'
import { shopListEndpoints } from './shop-lists.ts'

export { MODELS }

/** What apps for phones, tools and developers ask for. */
export const toolEndpoints = {
  ...shopListEndpoints,
  ...referenceEndpoints,
  ...debugEndpoints,
} as const
