import { asKey, hasAchievement, type Group, type User, withAchievements } from '../model/index.ts'
import { type Documents, type AddressedEvent, withDocuments } from '../documents/index.ts'
import { isMember } from '../permissions/index.ts'

/** How many members a party needs for each achievement. docs/reference/rules.md 11.3. */
const PARTY_ACHIEVEMENTS = [
  { achievement: 'partyUp', members: 2 },
  { achievement: 'partyOn', members: 4 },
] as const

type AwardOutcome = { readonly state: Documents; readonly events: ReadonlyArray<AddressedEvent> }

/** Gives every member the achievements for a party of this size, unless they have them already. */
export const partyAchievements = (documents: Documents, party: Group): AwardOutcome => {
  let state = documents
  const events: AddressedEvent[] = []
  for (const { achievement, members } of PARTY_ACHIEVEMENTS) {
    if (party.memberCount < members) continue
    const recipients = Object.values(state.users).filter(
      (user) => isMember(user, party) && !hasAchievement(user.achievements, asKey(achievement)),
    )
    state = withDocuments(
      state,
      'users',
      recipients.map((user): User => withAchievements(user, { [achievement]: true })),
    )
    events.push(
      ...recipients.map(({ _id }): AddressedEvent => ({ to: _id, event: { type: 'PartyGathered', achievement } })),
    )
  }
  return { state, events }
}
