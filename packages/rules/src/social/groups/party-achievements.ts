import { asKey, hasAchievement, type Group, type User, withAchievements } from '../../model/index.ts'
import { type Society, type Told, withDocuments } from '../society/index.ts'
import { isMember } from '../permissions/index.ts'

/** Members from which on the whole party has the achievement. Reference, rules 11.3. */
export const PARTY_ACHIEVEMENTS = [
  { achievement: 'partyUp', members: 2 },
  { achievement: 'partyOn', members: 4 },
] as const

type Awarded = { readonly state: Society; readonly told: ReadonlyArray<Told> }

/** Gives all members what a party of that size has; who has it already keeps it. Needs all members. */
export const partyAchievements = (society: Society, party: Group): Awarded => {
  let state = society
  const told: Told[] = []
  for (const { achievement, members } of PARTY_ACHIEVEMENTS) {
    if (party.memberCount < members) continue
    const without = Object.values(state.users).filter(
      (user) => isMember(user, party) && !hasAchievement(user.achievements, asKey(achievement)),
    )
    state = withDocuments(
      state,
      'users',
      without.map((user): User => withAchievements(user, { [achievement]: true })),
    )
    told.push(...without.map(({ _id }): Told => ({ to: _id, event: { type: 'PartyGathered', achievement } })))
  }
  return { state, told }
}
