import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { openGiftDialog } from '../money-dialogs.ts'
import { toPacks } from '../to-offers.ts'
import { usePayment } from '../use-payment.ts'
import { GemsView } from './GemsView.tsx'

/** docs/reference/screens.md 15.2. */
export const GemsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const navigate = useNavigate()
  const gems = usePlayer(({ user }) => user.balance * GEMS_PER_BALANCE)
  const [now] = useState(() => Date.now())
  const packs = toPacks(catalogue, now)
  const [chosen, setChosen] = useState(packs[1]?.key ?? packs[0]?.key ?? '')
  const { providers, isStarting, start, refusal } = usePayment()
  return (
    <GemsView
      gems={gems}
      packs={packs}
      chosen={chosen}
      onChoose={setChosen}
      providers={providers}
      busy={isStarting}
      refusal={refusal}
      onPay={(provider) => start({ type: 'gems', pack: chosen }, provider)}
      onGift={() => openGiftDialog()}
      onSubscribe={() => {
        onClose()
        void navigate(pathTo('subscription'))
      }}
      onClose={onClose}
    />
  )
}
