import { entryPoints } from './entry-points.ts'
import { fpTsImports } from './fp-ts-imports.ts'
import { layers } from './layers.ts'
import { typeNames } from './type-names.ts'

/** Rules of this repository's structure, for oxlint. Each rule's file says what it refuses. */
export default {
  meta: { name: 'daykeep' },
  rules: {
    'entry-points': entryPoints,
    'fp-ts-imports': fpTsImports,
    layers,
    'type-names': typeNames,
  },
}
