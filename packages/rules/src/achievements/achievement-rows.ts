import { lookUp } from '../kernel/index.ts'
import type { PlayerClass, User } from '../model/index.ts'

/** What a player's document tells of one achievement; `count` where the shelf shows how often. */
export type Earned = { readonly earned: boolean; readonly count?: number }

/** One place on a shelf. A rare one is only there for who has it. */
export type AchievementRow = {
  readonly key: string
  readonly isRare?: boolean
  readonly read: (user: User) => Earned
}

const countOf = ({ achievements }: User, field: string): number => {
  const count = achievements[field]
  return typeof count === 'number' ? count : 0
}

const had = (key: string): AchievementRow => ({
  key,
  read: ({ achievements }) => ({ earned: Boolean(achievements[key]) }),
})

const counted = (key: string, field = key): AchievementRow => ({
  key,
  read: (user) => ({ earned: countOf(user, field) > 0, count: countOf(user, field) }),
})

const mastered = (key: string): AchievementRow => ({
  key,
  read: (user) => ({ earned: Boolean(user.achievements[key]), count: countOf(user, `${key}Count`) }),
})

const geared = (key: string, name: PlayerClass): AchievementRow => ({
  key,
  read: ({ achievements }) => ({ earned: achievements.ultimateGearSets[name] }),
})

const honoured = (key: string, earned: (user: User) => boolean): AchievementRow => ({
  key,
  read: (user) => ({ earned: earned(user) }),
})

const rare = (row: AchievementRow): AchievementRow => ({ ...row, isRare: true })

const fought = (key: string, quest: string): AchievementRow =>
  rare(honoured(key, ({ achievements }) => (lookUp<string, number>(achievements.quests, quest) ?? 0) > 0))

/** The shelves of a profile, from left to right. Content facts, section 5. */
export const ACHIEVEMENT_ROWS = {
  basic: [
    counted('streak'),
    counted('perfect'),
    had('partyUp'),
    had('partyOn'),
    had('royallyLoyal'),
    had('joinedChallenge'),
    had('invitedFriend'),
    had('lostMasterclasser'),
    had('mindOverMatter'),
    had('justAddWater'),
    had('backToBasics'),
    had('allYourBase'),
    had('dustDevil'),
    had('aridAuthority'),
    had('monsterMagus'),
    had('undeadUndertaker'),
    had('primedForPainting'),
    had('pearlyPro'),
    had('tickledPink'),
    had('rosyOutlook'),
    had('bugBonanza'),
    had('bareNecessities'),
    had('freshwaterFriends'),
    had('goodAsGold'),
    had('allThatGlitters'),
    had('boneCollector'),
    had('skeletonCrew'),
    had('seeingRed'),
    had('redLetterDay'),
    had('legendaryBestiary'),
    had('seasonalSpecialist'),
    had('violetsAreBlue'),
    had('wildBlueYonder'),
    had('domesticated'),
    had('shadyCustomer'),
    had('shadeOfItAll'),
    had('zodiacZookeeper'),
    had('birdsOfAFeather'),
    had('reptacularRumble'),
    had('woodlandWizard'),
    had('boneToPick'),
    had('polarPro'),
    had('plantParent'),
    had('dinosaurDynasty'),
    had('bonelessBoss'),
    had('duneBuddy'),
    had('roughRider'),
    had('rodentRuler'),
    had('cats'),
    mastered('beastMaster'),
    mastered('mountMaster'),
    mastered('triadBingo'),
    geared('healerUltimateGear', 'healer'),
    geared('rogueUltimateGear', 'rogue'),
    geared('warriorUltimateGear', 'warrior'),
    geared('mageUltimateGear', 'wizard'),
    counted('greetingCards', 'greeting'),
    counted('thankyouCards', 'thankyou'),
    counted('birthdayCards', 'birthday'),
    counted('congratsCards', 'congrats'),
    counted('getwellCards', 'getwell'),
    counted('goodluckCards', 'goodluck'),
    counted('rebirth', 'rebirths'),
  ],
  onboarding: [had('createdTask'), had('completedTask'), had('hatchedPet'), had('fedPet'), had('purchasedEquipment')],
  seasonal: [
    counted('habiticaDays'),
    counted('habitBirthdays'),
    counted('snowball'),
    counted('spookySparkles'),
    counted('shinySeed'),
    counted('seafoam'),
    fought('dilatoryQuest', 'dilatory'),
    fought('stressbeastQuest', 'stressbeast'),
    fought('burnoutQuest', 'burnout'),
    fought('bewilderQuest', 'bewilder'),
    fought('dysheartenerQuest', 'dysheartener'),
    counted('costumeContests'),
    counted('nyeCards', 'nye'),
    counted('valentineCards', 'valentine'),
  ],
  special: [
    counted('habitSurveys'),
    honoured('contributor', ({ contributor }) => (contributor.level ?? 0) > 0),
    rare(honoured('npc', ({ backer }) => Boolean(backer.npc))),
    rare(honoured('kickstarter', ({ backer }) => (backer.tier ?? 0) > 0)),
    rare(had('veteran')),
    rare(had('originalUser')),
    rare(had('kickstarter2019')),
    rare(had('groupsBeta2022')),
    rare(had('joinedGuild')),
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<AchievementRow>>>
