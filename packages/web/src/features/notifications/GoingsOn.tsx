import { useQuery } from '../../queries/index.ts'
import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { openGemsDialog, openGiftDialog } from '../money/index.ts'
import { GoingsOnView } from './GoingsOnView.tsx'
import { toGoingsOn } from './to-goings-on.ts'

/** What goes on, as the world and the player's first steps tell it. */
export const GoingsOn = ({ onClose }: { readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const { data } = useQuery('worldState', {})
  const leave = (open: () => void) => () => {
    onClose()
    open()
  }
  return (
    <GoingsOnView
      goingsOn={toGoingsOn(catalogue, user, useNow(), data?.worldBoss)}
      onClose={onClose}
      onBuyGems={leave(openGemsDialog)}
      onGive={leave(openGiftDialog)}
    />
  )
}
