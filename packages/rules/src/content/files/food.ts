import { choice, closed, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { FoodArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

/** `target`: the potion whose pets like it. Content facts, section 2.5. */
const Food = closed(
  { key: KeyText, family: choice('basic', 'cake', 'candy', 'pie', 'saddle') },
  { target: linkTo('hatchingPotions'), value: Whole, art: FoodArt },
)

export const food = fileKind({
  name: 'food',
  pattern: /^food\.json$/,
  codec: contentFile({ food: listOf(Food) }),
  things: (file) => thingsAt('food', 'food', file.food),
})
