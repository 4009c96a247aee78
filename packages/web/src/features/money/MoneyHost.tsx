import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { closeMoneyDialog, moneyDialog, openGemsDialog } from './money-dialogs.ts'

const MoneyDialogs = lazyChunk(
  withContentLoaded(() => import('./dialogs/index.ts')),
  'MoneyDialogs',
)

/**
 * Shows gems for sale, gifts and what became of a payment over the present screen. `?openGemsModal=true` opens the gems.
 * docs/reference/screens.md 15; docs/reference/application.md 2.
 */
export const MoneyHost = () => {
  const dialog = useSyncExternalStore(moneyDialog.subscribe, moneyDialog.get)
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { payment } = Object(state) as { readonly payment?: 'completed' | 'failed' }
  const asksForGems = new URLSearchParams(search).get('openGemsModal') === 'true'
  useEffect(() => {
    if (!asksForGems) return
    openGemsDialog()
    void navigate(pathname, { replace: true, state })
  }, [asksForGems, navigate, pathname, state])
  if (dialog === undefined && payment === undefined) return null
  return (
    <Suspense>
      <MoneyDialogs
        dialog={dialog}
        returned={payment}
        onClose={closeMoneyDialog}
        onReturnSeen={() => void navigate(pathname, { replace: true })}
      />
    </Suspense>
  )
}
