import { choice, closed, KeyText, listOf, Whole } from '../codec/index.ts'
import { TRANSFORMATIONS } from '../skills.ts'
import { IconArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type Thing, thingsAt } from './thing.ts'

/** What players throw at each other, and what washes it off. Content facts, section 9.2. */
export const transformations = fileKind({
  name: 'transformations',
  pattern: /^transformations\.json$/,
  codec: contentFile({
    transformations: listOf(
      closed(
        { key: choice(...TRANSFORMATIONS), antidote: closed({ key: KeyText }, { value: Whole, art: IconArt }) },
        { value: Whole, art: IconArt },
      ),
    ),
  }),
  things: (file) => [
    ...thingsAt('transformations', 'transformations', file.transformations),
    ...file.transformations.map(
      ({ antidote }, index): Thing => ({
        kind: 'transformations',
        key: antidote.key,
        at: ['transformations', index, 'antidote', 'key'],
        undrawn: antidote.art === undefined,
      }),
    ),
  ],
})
