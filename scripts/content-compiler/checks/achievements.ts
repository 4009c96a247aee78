import { didYouMean } from '../codec/index.ts'
import type { ContentIssue } from '../issue.ts'
import type { DecodedFile } from '../file-kinds/index.ts'
import { keyIssue, filesOfKind } from './files-of-kind.ts'

/** What rules give, or staff, or the past: nothing in the data need bring these. docs/reference/content-facts.md 5. */
export const GRANTED_BY_RULES = [
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
export const achievementIssues = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> => {
  const grantedByRules = new Set<string>(GRANTED_BY_RULES)
  const brought = grantedByData(files)
  return filesOfKind(files, 'achievements').flatMap(({ path: file, value }) =>
    value.achievements.flatMap(({ key }, index) => {
      if (key === undefined || grantedByRules.has(key) || brought.has(key)) return []
      const at = { key, file, at: ['achievements', index, 'key'] }
      return [keyIssue(at, `nothing brings the achievement "${key}"${didYouMean(key, grantedByRules)}`)]
    }),
  )
}

const grantedByData = (files: ReadonlyArray<DecodedFile>): ReadonlySet<string> =>
  new Set([
    ...filesOfKind(files, 'colorSets').flatMap(({ value }) =>
      value.colors.flatMap(({ pets, mounts, everyEgg }) => [
        pets,
        mounts,
        ...(everyEgg === undefined ? [] : [everyEgg]),
      ]),
    ),
    ...filesOfKind(files, 'animalSets').flatMap(({ value }) => value.sets.map(({ achievement }) => achievement)),
    ...filesOfKind(files, 'questLines').flatMap(({ value }) => value.lines.map(({ achievement }) => achievement)),
    ...filesOfKind(files, 'incentives').flatMap(({ value }) =>
      value.days.flatMap(({ rewards }) =>
        (rewards ?? []).flatMap((reward) => (reward.type === 'achievement' ? [reward.key] : [])),
      ),
    ),
  ])
