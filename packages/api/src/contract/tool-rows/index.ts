import { debugEndpoints } from './debug.ts'
import { MODELS, referenceEndpoints } from './reference.ts'
import { RestoreReport, restoreEndpoints } from './restore.ts'
import { shopListEndpoints } from './shop-lists.ts'

export { MODELS, RestoreReport }

/** What apps for phones, tools and developers ask for. */
export const toolEndpoints = {
  ...shopListEndpoints,
  ...referenceEndpoints,
  ...debugEndpoints,
  ...restoreEndpoints,
} as const
