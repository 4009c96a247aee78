import { choice, strictObject, Gems, KeyText, linkTo, listOf } from '../../codec/index.ts'
import { FoodArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { entriesAt } from '../content-entry.ts'

/** `target`: the potion whose pets like it. docs/reference/content-facts.md 2.5. */
const Food = strictObject(
  { key: KeyText, family: choice('basic', 'cake', 'candy', 'pie', 'saddle') },
  { target: linkTo('hatchingPotions'), value: Gems, art: FoodArt },
)

export const food = fileKind({
  name: 'food',
  pattern: /^food\.json$/,
  codec: contentFile({ food: listOf(Food) }),
  entries: (file) => entriesAt('food', 'food', file.food),
})
