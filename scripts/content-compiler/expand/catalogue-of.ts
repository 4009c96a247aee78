import { asKey, type EggKey } from '@daykeep/rules/model'
import type { Catalogue, TaskTemplate } from '@daykeep/rules/catalogue'
import type { FileOf } from '../file-kinds/index.ts'
import { cardsOf, skillsOf, transformationsOf } from './abilities.ts'
import { animalShopOf } from './animal-shop.ts'
import { mountsOf, petsOf, specialsOf } from './animals.ts'
import { calendarOf, eventsOf } from './calendar.ts'
import type { DecodedFiles } from './decoded-files.ts'
import { gearOf } from './gear.ts'
import { loginRewardsOf } from './login-rewards.ts'
import { lookSetsOf, looksOf } from './looks.ts'
import { levelQuestsOf, questBundlesOf, questLinesOf, questsOf } from './quests.ts'
import { publicationsOf } from './publications.ts'
import { backgroundsOf, eggsOf, foodOf, potionsOf, shelfOf } from './stock.ts'

/** The whole game, spelt out from what designers wrote. */
export const catalogueOf = (decoded: DecodedFiles): Catalogue => {
  const eggs = eggsOf(decoded)
  const potions = potionsOf(decoded)
  const food = foodOf(decoded)
  const pets = petsOf({ eggs, potions })
  return {
    gear: gearOf(decoded),
    eggs: byKey(eggs),
    hatchingPotions: byKey(potions),
    food: byKey(food),
    pets: { ...pets, ...specialsOf(decoded, 'pet') },
    mounts: { ...mountsOf(pets), ...specialsOf(decoded, 'mount') },
    backgrounds: byKey(backgroundsOf(decoded)),
    quests: byKey(questsOf(decoded)),
    questBundles: byKey(questBundlesOf(decoded)),
    questLines: questLinesOf(decoded),
    achievements: byKey(
      decoded.achievements.flatMap((file) => file.achievements.map(({ key, art = {} }) => ({ key: asKey(key), art }))),
    ),
    skills: byKey(skillsOf(decoded)),
    transformations: byKey(transformationsOf(decoded)),
    cards: byKey(cardsOf(decoded)),
    animalShop: animalShopOf(decoded),
    looks: looksOf(decoded),
    lookSets: byKey(lookSetsOf(decoded)),
    potion: shelfOf(decoded, 'potion'),
    armoire: shelfOf(decoded, 'armoire'),
    loginRewards: loginRewardsOf(decoded.incentives, { eggs, potions, food }),
    levelQuests: levelQuestsOf(decoded),
    events: eventsOf(decoded),
    calendar: calendarOf(decoded),
    subscriptionBlocks: byKey(
      decoded.subscriptions.flatMap(({ blocks }) => blocks.map((block) => ({ canSubscribe: true, ...block }))),
    ),
    gemPacks: byKey(decoded.gems.flatMap(({ packs }) => packs)),
    colorSets: decoded.colorSets.flatMap(({ colors }) =>
      colors.map(({ potion, pets: petAchievement, mounts: mountAchievement, everyEgg }) => ({
        potion: asKey(potion),
        petAchievement,
        mountAchievement,
        ...(everyEgg === undefined ? {} : { everyEggAchievement: everyEgg }),
      })),
    ),
    animalSets: decoded.animalSets.flatMap(({ sets }) =>
      sets.map(({ achievement, species, mounts = false }) => ({
        achievement,
        species: species.map((key) => asKey<EggKey>(key)),
        mounts,
      })),
    ),
    taskTemplates: Object.fromEntries(
      decoded.taskTemplates.flatMap(({ groups }) => groups.map(({ group, tasks }) => [group, tasks.map(templateOf)])),
    ),
    defaultTags: decoded.newPlayer.flatMap(({ tags }) => tags.map(({ key }) => key)),
    defaultTasks: decoded.newPlayer.flatMap(({ tasks }) => tasks.map(templateOf)),
    words: {
      banned: decoded.words.flatMap(({ banned }) => banned),
      slurs: decoded.words.flatMap(({ slurs }) => slurs),
    },
    publications: publicationsOf(decoded),
    retired: Object.assign({}, ...decoded.retired.map(({ $schema: _editor, ...kinds }) => kinds)),
  }
}

const byKey = <Thing extends { readonly key: string }>(entries: ReadonlyArray<Thing>): Record<string, Thing> =>
  Object.fromEntries(entries.map((entry) => [entry.key, entry]))

const templateOf = (template: FileOf<'newPlayer'>['tasks'][number]): TaskTemplate => template
