import { choice, strictObject, Day, Flag, Gems, KeyText, listOf } from '../../codec/index.ts'
import { PotionArt } from '../art.ts'
import { contentFile, fileKind } from '../file-kind.ts'
import { entriesAt } from '../content-entry.ts'

const HatchingPotion = strictObject(
  { key: KeyText, kind: choice('standard', 'premium', 'wacky') },
  { value: Gems, limited: Flag, released: Day, art: PotionArt },
)

export const hatchingPotions = fileKind({
  name: 'hatching-potions',
  pattern: /^potions\.json$/,
  codec: contentFile({ potions: listOf(HatchingPotion) }),
  entries: (file) => entriesAt('hatchingPotions', 'potions', file.potions),
})
