import { choice, closed, Day, Flag, KeyText, listOf, Whole } from '../codec/index.ts'
import { PotionArt } from './art.ts'
import { contentFile } from './content-file.ts'
import { fileKind, thingsAt } from './thing.ts'

const HatchingPotion = closed(
  { key: KeyText, kind: choice('standard', 'premium', 'wacky') },
  { value: Whole, limited: Flag, released: Day, art: PotionArt },
)

export const hatchingPotions = fileKind({
  name: 'hatching-potions',
  pattern: /^potions\.json$/,
  codec: contentFile({ potions: listOf(HatchingPotion) }),
  things: (file) => thingsAt('hatchingPotions', 'potions', file.potions),
})
