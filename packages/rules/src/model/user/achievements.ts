import * as t from 'io-ts'
import { Count, listOf, mapOf } from '../codecs.ts'
import { AchievementKey, QuestKey } from '../keys.ts'

/** Other achievements (colours, sets, first steps, cards) are stored beside these under their own keys. */
export const Achievements = t.readonly(
  t.intersection([
    t.type({
      ultimateGearSets: t.readonly(
        t.type({ healer: t.boolean, wizard: t.boolean, rogue: t.boolean, warrior: t.boolean }),
      ),
      streak: Count,
      perfect: Count,
      quests: mapOf(QuestKey, Count),
      challenges: listOf(t.string),
    }),
    t.partial({
      createdTask: t.boolean,
      completedTask: t.boolean,
      hatchedPet: t.boolean,
      fedPet: t.boolean,
      purchasedEquipment: t.boolean,
      beastMaster: t.boolean,
      beastMasterCount: Count,
      mountMaster: t.boolean,
      mountMasterCount: Count,
      triadBingo: t.boolean,
      triadBingoCount: Count,
      rebirths: Count,
      rebirthLevel: Count,
      royallyLoyal: t.boolean,
    }),
    t.readonly(t.record(t.string, t.unknown)),
  ]),
)
export type Achievements = t.TypeOf<typeof Achievements>

/** Whether the player has earned the achievement at least once. */
export const hasAchievement = (achievements: Achievements, key: AchievementKey): boolean => Boolean(achievements[key])
