import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { forgetPayment, savedPayment } from '../../../session/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { ReturnView, type ReturnState } from './ReturnView.tsx'

/** Milliseconds between two polls of a payment that its provider has not confirmed. */
const LOOK_AGAIN = 2000

type Props = { readonly result: 'completed' | 'failed'; readonly onClose: () => void }

/** What became of a payment, once its provider has led back. docs/reference/screens.md 15.5 and 15.7. */
export const ReturnDialog = ({ result, onClose }: Props) => {
  const store = usePlayerStore()
  const navigate = useNavigate()
  const [saved] = useState(savedPayment)
  const { data, isError, refetch } = useQuery(
    'payment',
    { params: { paymentId: saved?.id ?? '' } },
    { enabled: saved?.id !== undefined && result === 'completed' },
  )
  const status = data?.status
  useEffect(() => {
    if (status === undefined) return undefined
    if (status === 'open') {
      const timer = setInterval(() => void refetch(), LOOK_AGAIN)
      return () => clearInterval(timer)
    }
    forgetPayment()
    void store.reload()
    return undefined
  }, [status, refetch, store])
  const close = () => {
    forgetPayment()
    onClose()
  }
  const state = ((): ReturnState => {
    if (result === 'failed') return { type: 'stopped' }
    if (saved?.id === undefined) return { type: 'returned' }
    if (isError && data === undefined) return { type: 'away', onRetry: () => void refetch() }
    return data === undefined ? { type: 'open' } : { type: 'payment', payment: data }
  })()
  return (
    <ReturnView
      state={state}
      onPlan={() => {
        close()
        void navigate(pathTo('subscription'))
      }}
      onClose={close}
    />
  )
}
