import { useQuery } from '../../queries/index.ts'
import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { openGemsDialog, openGiftDialog } from '../money/index.ts'
import { CurrentEventsView } from './CurrentEventsView.tsx'
import { toCurrentEvents } from './to-current-events.ts'

/** The current events, from the state of the world and the player's first steps. */
export const CurrentEvents = ({ onClose }: { readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const { data } = useQuery('worldState', {})
  const leave = (open: () => void) => () => {
    onClose()
    open()
  }
  return (
    <CurrentEventsView
      currentEvents={toCurrentEvents(catalogue, user, useNow(), data?.worldBoss)}
      onClose={onClose}
      onBuyGems={leave(openGemsDialog)}
      onGive={leave(openGiftDialog)}
    />
  )
}
