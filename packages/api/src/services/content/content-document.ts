import type { Catalogue } from '@daykeep/rules/content'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import type { Texts } from '../../texts/texts.ts'
import { type Speaking, speaking } from './speaking.ts'
import { animalsIn } from './animals.ts'
import { gearIn } from './gear.ts'
import { goodsIn } from './goods.ts'
import { rewardsIn } from './login-rewards.ts'

/** Everything the game contains in the form tools know, with texts. Reference, api 3.15. */
export type ContentDocument = Readonly<Record<string, unknown>>

/** Classes in the order in which tools list them. */
const CLASSES = ['warrior', 'rogue', 'healer', 'wizard'] as const

export const contentDocument = (catalogue: Catalogue, texts: Texts, language: string): ContentDocument => {
  const speak = speaking(texts, language)
  return {
    ...NOTHING_YET,
    classes: CLASSES,
    gearTypes: GEAR_SLOTS,
    gear: gearIn(catalogue, speak),
    ...goodsIn(catalogue, speak),
    ...animalsIn(catalogue, speak),
    ...achievementsIn(catalogue, speak),
    quests: worded(catalogue.quests, 'quests', speak),
    questsByLevel: catalogue.levelQuests.map(({ key, level }) => ({ key, lvl: level })),
    loginIncentives: rewardsIn(catalogue),
    tasksByCategory: templatesIn(catalogue, speak),
    userDefaults: { tags: tagsIn(catalogue, speak) },
    backgroundsFlat: worded(catalogue.backgrounds, 'backgrounds', speak),
  }
}

/** What this edition has nothing of: there all the same, since tools read every name. */
const NOTHING_YET = {
  animalColorAchievements: [],
  animalSetAchievements: {},
  appearances: {},
  audioThemes: [],
  backgrounds: {},
  bundles: {},
  cardTypes: {},
  categoryOptions: [],
  events: {},
  faq: {},
  gems: {},
  itemList: {},
  mystery: {},
  officialPinnedItems: [],
  petSetCompleteAchievs: [],
  questSeriesAchievements: {},
  repeatingEvents: {},
  special: {},
  spells: { wizard: {}, warrior: {}, rogue: {}, healer: {}, special: {} },
  stableAchievements: {},
  subscriptionBlocks: {},
  timeTravelStable: { pets: {}, mounts: {} },
  userCanOwnQuestCategories: [],
  userDefaultsMobile: {},
} as const

const worded = (things: Readonly<Record<string, { readonly key: string }>>, kind: string, { words }: Speaking) =>
  Object.fromEntries(Object.values(things).map(({ key }) => [key, { key, ...words(`${kind}.${key}`) }]))

const achievementsIn = (catalogue: Catalogue, { say }: Speaking) => ({
  achievements: Object.fromEntries(
    Object.keys(catalogue.achievements).map((key) => [
      key,
      {
        key,
        icon: `achievement-${key}`,
        titleKey: say(`achievements.${key}.title`),
        textKey: say(`achievements.${key}.text`),
      },
    ]),
  ),
  animalColorAchievements: catalogue.colorSets.map(({ potion, petAchievement, mountAchievement }) => ({
    color: potion,
    petAchievement,
    mountAchievement,
  })),
  animalSetAchievements: Object.fromEntries(
    catalogue.animalSets.map(({ achievement, species, mounts }) => [
      achievement,
      { species, type: mounts ? 'mount' : 'pet', achievementKey: achievement },
    ]),
  ),
})

const templatesIn = ({ taskTemplates }: Catalogue, { words }: Speaking) =>
  Object.fromEntries(
    Object.entries(taskTemplates).map(([group, templates]) => [
      group,
      templates.map((template) => ({ ...template, ...words(`taskTemplates.${template.key}`) })),
    ]),
  )

const tagsIn = ({ defaultTags }: Catalogue, { say }: Speaking) =>
  defaultTags.map((key) => ({ name: say(`starterTags.${key}.text`) }))
