import { didYouMean } from '../codec/index.ts'
import type { Fault } from '../fault.ts'
import type { ReadFile } from '../read-file.ts'
import { keyFault, ofKind } from './of-kind.ts'

/** What rules give, or staff, or the past: nothing in the data need bring these. Content facts, section 5. */
export const GIVEN_BY_RULES = [
  'createdTask',
  'completedTask',
  'hatchedPet',
  'fedPet',
  'purchasedEquipment',
  'streak',
  'perfect',
  'beastMaster',
  'mountMaster',
  'triadBingo',
  'warriorUltimateGear',
  'rogueUltimateGear',
  'mageUltimateGear',
  'healerUltimateGear',
  'partyUp',
  'partyOn',
  'joinedGuild',
  'joinedChallenge',
  'invitedFriend',
  'snowball',
  'spookySparkles',
  'shinySeed',
  'seafoam',
  'greetingCards',
  'thankyouCards',
  'nyeCards',
  'valentineCards',
  'birthdayCards',
  'congratsCards',
  'getwellCards',
  'goodluckCards',
  'dilatoryQuest',
  'stressbeastQuest',
  'burnoutQuest',
  'bewilderQuest',
  'dysheartenerQuest',
  'habiticaDays',
  'habitBirthdays',
  'costumeContests',
  'habitSurveys',
  'contributor',
  'npc',
  'kickstarter',
  'kickstarter2019',
  'veteran',
  'originalUser',
  'groupsBeta2022',
] as const

/** Achievements that nobody can get: nothing in the data brings them, and rules do not know them. */
export const achievementFaults = (files: ReadonlyArray<ReadFile>): ReadonlyArray<Fault> => {
  const given = new Set<string>(GIVEN_BY_RULES)
  const brought = broughtByData(files)
  return ofKind(files, 'achievements').flatMap(({ path: file, value }) =>
    value.achievements.flatMap(({ key }, index) => {
      if (key === undefined || given.has(key) || brought.has(key)) return []
      const at = { key, file, at: ['achievements', index, 'key'] }
      return [keyFault(at, `nothing brings the achievement "${key}"${didYouMean(key, given)}`)]
    }),
  )
}

const broughtByData = (files: ReadonlyArray<ReadFile>): ReadonlySet<string> =>
  new Set([
    ...ofKind(files, 'colorSets').flatMap(({ value }) =>
      value.colors.flatMap(({ pets, mounts, everyEgg }) => [
        pets,
        mounts,
        ...(everyEgg === undefined ? [] : [everyEgg]),
      ]),
    ),
    ...ofKind(files, 'animalSets').flatMap(({ value }) => value.sets.map(({ achievement }) => achievement)),
    ...ofKind(files, 'questLines').flatMap(({ value }) => value.lines.map(({ achievement }) => achievement)),
    ...ofKind(files, 'incentives').flatMap(({ value }) =>
      value.days.flatMap(({ rewards }) =>
        (rewards ?? []).flatMap((reward) => (reward.type === 'achievement' ? [reward.key] : [])),
      ),
    ),
  ])
