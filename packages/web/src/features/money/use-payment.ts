import type { RequestOf } from '@daykeep/api/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { newId } from '../../sync/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { closeMoneyDialog } from './money-dialogs.ts'
import type { PaymentPurpose } from '../../routes/index.ts'
import { savePayment } from '../../session/index.ts'
import { usePageRestored } from '../form/index.ts'

type Order = RequestOf<'startPayment'>['body']['order']
export type Provider = NonNullable<RequestOf<'startPayment'>['body']['provider']>

const LOCAL_PAGE = '/static/local-checkout'

type PaymentStart = {
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly isStarting: boolean
  readonly start: (order: Order, provider: Provider) => void
  /** Leads to a provider's page for a payment, known by its id, or for something else. */
  readonly leaveFor: (url: string, purpose: PaymentPurpose, id?: string) => void
  readonly refusal: string | undefined
}

/**
 * Begins a payment and leads to the provider's page. What it is for is saved first, so that the way back is known.
 * docs/reference/screens.md 15.1.
 */
export const usePayment = (): PaymentStart => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data } = useQuery('paymentProviders', {})
  const [isLeaving, setLeaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  usePageRestored(() => setLeaving(false))
  const leaveFor = (url: string, purpose: PaymentPurpose, id?: string): void => {
    savePayment({ ...(id === undefined ? {} : { id }), purpose, from: pathname })
    closeMoneyDialog()
    const page = new URL(url)
    if (page.pathname === LOCAL_PAGE) return void navigate(`${page.pathname}${page.search}`)
    setLeaving(true)
    window.location.assign(url)
  }
  const { send, isPending } = useMutation('startPayment', {
    onDone: ({ id, url }, { sent }) => leaveFor(url, purposeOf(sent.body.order), id),
    onRefused: (error) => setRefusal(error.message),
  })
  return {
    providers: data?.providers,
    isStarting: isPending || isLeaving,
    start: (order, provider) => {
      setRefusal(undefined)
      send({ body: { order, provider } }, newId())
    },
    leaveFor,
    refusal,
  }
}

const purposeOf = (order: Order): PaymentPurpose => {
  switch (order.type) {
    case 'gems':
    case 'item':
    case 'subscription':
      return { type: order.type }
    case 'giftGems':
    case 'giftSubscription':
      return { type: order.type, recipient: order.to }
    case 'groupPlan':
      return { type: 'newGroupPlan', groupId: order.group }
  }
}
