import type { Catalogue } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import type { Texts } from '../../texts/texts.ts'
import { achievementsIn } from './achievements.ts'
import { animalsIn } from './animals.ts'
import { calendarIn } from './calendar.ts'
import { CLASSES } from './classes.ts'
import { gearIn } from './gear.ts'
import { goodsIn } from './goods.ts'
import { LISTS } from './lists.ts'
import { rewardsIn } from './login-rewards.ts'
import { looksIn } from './looks.ts'
import { newPlayerIn } from './new-player.ts'
import { questsIn } from './quests.ts'
import { readingIn } from './reading.ts'
import { released } from './released.ts'
import { soldForMoney } from './sold-for-money.ts'
import { speaking } from './speaking.ts'
import { spellsIn } from './spells.ts'

/** Everything the game contains in the form tools know, with texts. Reference, api 3.15. */
export type ContentDocument = Readonly<Record<string, unknown>>

/** The document of an instant; what comes out later is not in it. */
export const contentDocument = (whole: Catalogue, texts: Texts, language: string, now: Instant): ContentDocument => {
  const catalogue = released(whole, now)
  const speak = speaking(texts, language)
  return {
    ...NOTHING_YET,
    ...LISTS,
    classes: CLASSES,
    gearTypes: GEAR_SLOTS,
    gear: gearIn(catalogue, speak),
    ...goodsIn(catalogue, speak),
    ...animalsIn(catalogue, speak),
    ...achievementsIn(catalogue, speak),
    ...questsIn(catalogue, speak),
    ...spellsIn(catalogue, speak),
    ...looksIn(catalogue, speak),
    ...calendarIn(catalogue, speak, now),
    ...soldForMoney(catalogue),
    ...newPlayerIn(catalogue, speak),
    ...readingIn(catalogue, speak),
    loginIncentives: rewardsIn(catalogue),
  }
}

/** What this edition has nothing of: there all the same, since tools read every name. */
const NOTHING_YET = { audioThemes: [] } as const
