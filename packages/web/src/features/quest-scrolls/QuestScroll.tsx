import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { toQuestFacts } from './quest-facts.ts'
import { QuestScrollDialog } from './QuestScrollDialog.tsx'

type Props = { readonly quest: string; readonly onClose: () => void }

/** The scroll of a quest that the player owns. */
export const QuestScroll = ({ quest, onClose }: Props) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const facts = toQuestFacts(catalogue, user, quest)
  const count = (user.items.quests as Readonly<Record<string, number>>)[quest] ?? 0
  return facts && <QuestScrollDialog quest={facts} count={count} onClose={onClose} />
}
