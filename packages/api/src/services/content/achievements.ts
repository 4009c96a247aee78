import type { Catalogue } from '@daykeep/rules/content'
import type { Speaking } from './speaking.ts'

/** Achievements of the stable, which have no sets of their own. */
const STABLE = ['beastMaster', 'mountMaster', 'triadBingo'] as const

/** Achievements, and what has to be collected for those that come with a collection. */
export const achievementsIn = (catalogue: Catalogue, { say }: Speaking) => ({
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
  petSetCompleteAchievs: catalogue.colorSets.flatMap(({ potion, everyEggAchievement }) =>
    everyEggAchievement === undefined ? [] : [{ color: potion, petAchievement: everyEggAchievement }],
  ),
  animalSetAchievements: Object.fromEntries(
    catalogue.animalSets.map(({ achievement, species, mounts }) => [
      achievement,
      { species, type: mounts ? 'mount' : 'pet', achievementKey: achievement },
    ]),
  ),
  stableAchievements: Object.fromEntries(
    STABLE.map((key) => [key, { achievementKey: key, notificationType: 'ACHIEVEMENT_STABLE' }]),
  ),
  questSeriesAchievements: Object.fromEntries(
    catalogue.questLines.map(({ achievement, quests }) => [achievement, quests]),
  ),
})
