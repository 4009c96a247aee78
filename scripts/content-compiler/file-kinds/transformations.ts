import { choice, Gold, strictObject, KeyText, listOf } from '../codec/index.ts'
import { TRANSFORMATIONS } from '@daykeep/rules/catalogue'
import { IconArt } from './art.ts'
import { contentFile, fileKind } from './file-kind.ts'
import { type ContentEntry, entriesAt } from './content-entry.ts'

/** What players throw at each other, and its antidotes. docs/reference/content-facts.md 9.2. */
export const transformations = fileKind({
  name: 'transformations',
  pattern: /^transformations\.json$/,
  codec: contentFile({
    transformations: listOf(
      strictObject(
        { key: choice(...TRANSFORMATIONS), antidote: strictObject({ key: KeyText }, { value: Gold, art: IconArt }) },
        { value: Gold, art: IconArt },
      ),
    ),
  }),
  entries: (file) => [
    ...entriesAt('transformations', 'transformations', file.transformations),
    ...file.transformations.map(
      ({ antidote }, index): ContentEntry => ({
        kind: 'transformations',
        key: antidote.key,
        at: ['transformations', index, 'antidote', 'key'],
        missingArt: antidote.art === undefined,
      }),
    ),
  ],
})
