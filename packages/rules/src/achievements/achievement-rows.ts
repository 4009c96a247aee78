import { ownEntry } from '../kernel/index.ts'
import type { PlayerClass, User } from '../model/index.ts'

/** Whether a player has an achievement. `count`: how often, where the shelf shows it. */
export type AchievementState = { readonly earned: boolean; readonly count?: number }

/** An achievement on a shelf. Rare ones are listed only for players who earned them. */
export type AchievementRow = {
  readonly key: string
  readonly isRare?: boolean
  readonly read: (user: User) => AchievementState
}

const countOf = ({ achievements }: User, field: string): number => {
  const count = achievements[field]
  return typeof count === 'number' ? count : 0
}

const flag = (key: string): AchievementRow => ({
  key,
  read: ({ achievements }) => ({ earned: Boolean(achievements[key]) }),
})

const counter = (key: string, field = key): AchievementRow => ({
  key,
  read: (user) => ({ earned: countOf(user, field) > 0, count: countOf(user, field) }),
})

const mastery = (key: string): AchievementRow => ({
  key,
  read: (user) => ({ earned: Boolean(user.achievements[key]), count: countOf(user, `${key}Count`) }),
})

const classGear = (key: string, name: PlayerClass): AchievementRow => ({
  key,
  read: ({ achievements }) => ({ earned: achievements.ultimateGearSets[name] }),
})

const condition = (key: string, earned: (user: User) => boolean): AchievementRow => ({
  key,
  read: (user) => ({ earned: earned(user) }),
})

const rare = (row: AchievementRow): AchievementRow => ({ ...row, isRare: true })

const worldBoss = (key: string, quest: string): AchievementRow =>
  rare(condition(key, ({ achievements }) => (ownEntry<string, number>(achievements.quests, quest) ?? 0) > 0))

/** The shelves of a profile, from left to right. docs/reference/content-facts.md 5. */
export const ACHIEVEMENT_ROWS = {
  basic: [
    counter('streak'),
    counter('perfect'),
    flag('partyUp'),
    flag('partyOn'),
    flag('royallyLoyal'),
    flag('joinedChallenge'),
    flag('invitedFriend'),
    flag('lostMasterclasser'),
    flag('mindOverMatter'),
    flag('justAddWater'),
    flag('backToBasics'),
    flag('allYourBase'),
    flag('dustDevil'),
    flag('aridAuthority'),
    flag('monsterMagus'),
    flag('undeadUndertaker'),
    flag('primedForPainting'),
    flag('pearlyPro'),
    flag('tickledPink'),
    flag('rosyOutlook'),
    flag('bugBonanza'),
    flag('bareNecessities'),
    flag('freshwaterFriends'),
    flag('goodAsGold'),
    flag('allThatGlitters'),
    flag('boneCollector'),
    flag('skeletonCrew'),
    flag('seeingRed'),
    flag('redLetterDay'),
    flag('legendaryBestiary'),
    flag('seasonalSpecialist'),
    flag('violetsAreBlue'),
    flag('wildBlueYonder'),
    flag('domesticated'),
    flag('shadyCustomer'),
    flag('shadeOfItAll'),
    flag('zodiacZookeeper'),
    flag('birdsOfAFeather'),
    flag('reptacularRumble'),
    flag('woodlandWizard'),
    flag('boneToPick'),
    flag('polarPro'),
    flag('plantParent'),
    flag('dinosaurDynasty'),
    flag('bonelessBoss'),
    flag('duneBuddy'),
    flag('roughRider'),
    flag('rodentRuler'),
    flag('cats'),
    mastery('beastMaster'),
    mastery('mountMaster'),
    mastery('triadBingo'),
    classGear('healerUltimateGear', 'healer'),
    classGear('rogueUltimateGear', 'rogue'),
    classGear('warriorUltimateGear', 'warrior'),
    classGear('mageUltimateGear', 'wizard'),
    counter('greetingCards', 'greeting'),
    counter('thankyouCards', 'thankyou'),
    counter('birthdayCards', 'birthday'),
    counter('congratsCards', 'congrats'),
    counter('getwellCards', 'getwell'),
    counter('goodluckCards', 'goodluck'),
    counter('rebirth', 'rebirths'),
  ],
  onboarding: [
    flag('createdTask'),
    flag('completedTask'),
    flag('hatchedPet'),
    flag('fedPet'),
    flag('purchasedEquipment'),
  ],
  seasonal: [
    counter('habiticaDays'),
    counter('habitBirthdays'),
    counter('snowball'),
    counter('spookySparkles'),
    counter('shinySeed'),
    counter('seafoam'),
    worldBoss('dilatoryQuest', 'dilatory'),
    worldBoss('stressbeastQuest', 'stressbeast'),
    worldBoss('burnoutQuest', 'burnout'),
    worldBoss('bewilderQuest', 'bewilder'),
    worldBoss('dysheartenerQuest', 'dysheartener'),
    counter('costumeContests'),
    counter('nyeCards', 'nye'),
    counter('valentineCards', 'valentine'),
  ],
  special: [
    counter('habitSurveys'),
    condition('contributor', ({ contributor }) => (contributor.level ?? 0) > 0),
    rare(condition('npc', ({ backer }) => Boolean(backer.npc))),
    rare(condition('kickstarter', ({ backer }) => (backer.tier ?? 0) > 0)),
    rare(flag('veteran')),
    rare(flag('originalUser')),
    rare(flag('kickstarter2019')),
    rare(flag('groupsBeta2022')),
    rare(flag('joinedGuild')),
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<AchievementRow>>>
