import { useMemo, useState } from 'react'
import { useCatalogue, useDispatch, usePlayer } from '../../../../sync/index.ts'
import { SellView } from './SellView.tsx'
import { toSellable } from './to-sellable.ts'

/** What the player sells to the market. docs/reference/screens.md 5.5. */
export const SellScreen = () => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const [openedId, setOpenedId] = useState<string>()
  const items = useMemo(() => toSellable(catalogue, user), [catalogue, user])
  return (
    <SellView
      items={items}
      opened={items.find(({ id }) => id === openedId)}
      onOpen={setOpenedId}
      onSell={({ type, key }, amount) => dispatch('sell', { type, key, amount })}
    />
  )
}
