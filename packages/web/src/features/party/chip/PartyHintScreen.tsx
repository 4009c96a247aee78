import { useQuery } from '../../../queries/index.ts'
import { PartyHint } from './PartyHint.tsx'
import { useChipQuest } from './use-chip-quest.ts'

/** The same query as that of `PartyLead`, so it is sent once. */
const OWN_PARTY = { query: { type: 'party', paginate: '', page: '' } }

/** The hint, joined to the player's party. */
export const PartyHintScreen = () => {
  const { data } = useQuery('getGroups', OWN_PARTY)
  const quest = useChipQuest()
  const [party] = data ?? []
  return party === undefined ? null : <PartyHint memberCount={party.memberCount} quest={quest} />
}
