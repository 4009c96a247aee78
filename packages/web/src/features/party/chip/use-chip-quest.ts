import { useQuery } from '../../../queries/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { type ChipQuest, toChipQuest } from './to-chip-quest.ts'

/** The quest of the player's party, asked for only while the player's own document knows of one. */
export const useChipQuest = (): ChipQuest | undefined => {
  const catalogue = useCatalogue()
  const hasQuest = usePlayer(({ user }) => Boolean(user.party.quest.key))
  const { data } = useQuery('getGroup', { params: { groupId: 'party' } }, { enabled: hasQuest })
  return hasQuest && data !== undefined ? toChipQuest(catalogue, data.quest) : undefined
}
