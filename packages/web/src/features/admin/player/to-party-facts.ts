import type { Hero } from '@daykeep/api/contract'
import type { HeroParty } from '../answers.ts'
import { textAt } from './text-at.ts'

/** What does not fit together; the key of its text. */
export type PartyWarning =
  | 'partyMissing'
  | 'otherQuest'
  | 'questWithoutParty'
  | 'notInQuest'
  | 'answerWithoutQuest'
  | 'invitedToOwn'

export type PartyFacts = {
  readonly groupId: string
  /** Missing while it is loaded, and where there is none. */
  readonly party: { readonly members: number; readonly isLeader: boolean } | undefined
  readonly quest: {
    /** Empty without a quest. */
    readonly key: string
    readonly isActive: boolean
    readonly damage: number
    readonly items: number
  }
  readonly invitations: { readonly parties: number; readonly guilds: ReadonlyArray<string> }
  readonly warnings: ReadonlyArray<PartyWarning>
}

type Branch = Readonly<Record<string, unknown>>

const branch = (value: unknown, key: string): Branch => Object((Object(value) as Branch)[key]) as Branch

const listAt = (value: unknown, key: string): ReadonlyArray<unknown> => {
  const found = (Object(value) as Branch)[key]
  return Array.isArray(found) ? found : []
}

/** The party of a player and their part in its quest, and what does not fit. docs/reference/screens.md 14.2. */
export const toPartyFacts = (hero: Hero, party: HeroParty | undefined, isMissing: boolean): PartyFacts => {
  const own = branch(hero.party, 'quest')
  const progress = branch(own, 'progress')
  const parties = listAt(hero.invitations, 'parties')
  return {
    groupId: textAt(hero.party, '_id'),
    party: party && { members: party.memberCount, isLeader: party.leader === hero.id },
    quest: {
      key: textAt(own, 'key') || textAt(party?.quest, 'key'),
      isActive: party?.quest['active'] === true,
      damage: Number(progress['up'] ?? 0),
      items: Number(progress['collectedItems'] ?? 0),
    },
    invitations: {
      parties: parties.length,
      guilds: listAt(hero.invitations, 'guilds').map((each) => textAt(each, 'name')),
    },
    warnings: warningsOf(hero, party, isMissing),
  }
}

const warningsOf = (hero: Hero, party: HeroParty | undefined, isMissing: boolean): ReadonlyArray<PartyWarning> => {
  const own = branch(hero.party, 'quest')
  const [ownKey, groupId] = [textAt(own, 'key'), textAt(hero.party, '_id')]
  const partyKey = textAt(party?.quest, 'key')
  const takesPart = branch(party?.quest, 'members')[hero.id] === true
  const found: ReadonlyArray<readonly [PartyWarning, boolean]> = [
    ['partyMissing', isMissing],
    ['questWithoutParty', groupId === '' && ownKey !== ''],
    ['otherQuest', party !== undefined && ownKey !== '' && ownKey !== partyKey],
    ['notInQuest', takesPart && ownKey === ''],
    ['answerWithoutQuest', own['RSVPNeeded'] === true && partyKey === '' && !(groupId !== '' && party === undefined)],
    [
      'invitedToOwn',
      groupId !== '' && listAt(hero.invitations, 'parties').some((each) => textAt(each, 'id') === groupId),
    ],
  ]
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []))
}
