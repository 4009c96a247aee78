import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { CLASSES, GEAR_SLOTS } from '@daykeep/rules/model'
import type { I18n } from '../../i18n/i18n.ts'
import { toAchievements } from './achievements.ts'
import { toAnimals } from './animals.ts'
import { toCalendar } from './calendar.ts'
import { toGear } from './gear.ts'
import { toGoods } from './goods.ts'
import { ITEM_LISTS } from './lists.ts'
import { toLoginRewards } from './login-rewards.ts'
import { toLooks } from './looks.ts'
import { toNewPlayer } from './new-player.ts'
import { toQuests } from './quests.ts'
import { toPublications } from './publications.ts'
import { withoutUnreleased } from './released.ts'
import { toProducts } from './sold-for-money.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { toSpells } from './spells.ts'

/** Everything the game contains in the form tools know, with texts. docs/reference/api.md 3.15. */
export type ContentDocument = Readonly<Record<string, unknown>>

/**
 * The document as of an instant, without unreleased items. Made part by part, each in a turn of the event loop of its own,
 * so that nobody waits for the whole.
 */
export const contentDocument = async (
  whole: Catalogue,
  i18n: I18n,
  language: string,
  now: Instant,
): Promise<ContentDocument> => {
  const catalogue = withoutUnreleased(whole, now)
  const translator = createTranslator(i18n, language)
  let document: ContentDocument = { ...EMPTY_PARTS, ...ITEM_LISTS, classes: CLASSES, gearTypes: GEAR_SLOTS }
  for (const toPart of PARTS) {
    await nextTurn()
    document = { ...document, ...toPart(catalogue, translator, now) }
  }
  return document
}

type ToPart = (catalogue: Catalogue, translator: Translator, now: Instant) => ContentDocument

const PARTS: ReadonlyArray<ToPart> = [
  (catalogue, translator) => ({ gear: toGear(catalogue, translator) }),
  toGoods,
  toAnimals,
  toAchievements,
  toQuests,
  toSpells,
  toLooks,
  toCalendar,
  toProducts,
  toNewPlayer,
  toPublications,
  (catalogue) => ({ loginIncentives: toLoginRewards(catalogue) }),
]

/** Parts that have no content here; clients read every name. */
const EMPTY_PARTS = { audioThemes: [] } as const
