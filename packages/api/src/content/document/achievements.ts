import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Translator } from '../../i18n/translator.ts'

/** Achievements of the stable without an animal set. */
const STABLE = ['beastMaster', 'mountMaster', 'triadBingo'] as const

const STABLE_NOTIFICATION = 'ACHIEVEMENT_STABLE'

/** Achievements, and the collections that earn them. */
export const toAchievements = (catalogue: Catalogue, { translate }: Translator) => ({
  achievements: Object.fromEntries(
    Object.keys(catalogue.achievements).map((key) => [
      key,
      {
        key,
        icon: `achievement-${key}`,
        titleKey: translate(`achievements.${key}.title`),
        textKey: translate(`achievements.${key}.text`),
      },
    ]),
  ),
  animalColorAchievements: catalogue.colorSets.map(({ potion, petAchievement, mountAchievement }) => ({
    color: potion,
    petAchievement,
    petNotificationType: 'ACHIEVEMENT_PET_COLOR',
    mountAchievement,
    mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR',
  })),
  petSetCompleteAchievs: catalogue.colorSets.flatMap(({ potion, everyEggAchievement }) =>
    everyEggAchievement === undefined
      ? []
      : [
          {
            color: potion,
            petAchievement: everyEggAchievement,
            petNotificationType: 'ACHIEVEMENT_PET_SET_COMPLETE',
          },
        ],
  ),
  animalSetAchievements: Object.fromEntries(
    catalogue.animalSets.map(({ achievement, species, mounts }) => [
      achievement,
      {
        species,
        type: mounts ? 'petMount' : 'pet',
        achievementKey: achievement,
        notificationType: 'ACHIEVEMENT_ANIMAL_SET',
      },
    ]),
  ),
  stableAchievements: Object.fromEntries(
    STABLE.map((key) => [key, { masterAchievement: key, masterNotificationType: STABLE_NOTIFICATION }]),
  ),
  questSeriesAchievements: Object.fromEntries(
    catalogue.questLines.map(({ achievement, quests }) => [achievement, quests]),
  ),
})
