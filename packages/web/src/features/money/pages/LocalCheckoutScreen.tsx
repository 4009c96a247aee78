import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { LocalCheckoutView, type LocalChoice } from './LocalCheckoutView.tsx'

const SUCCESS = '/redirect/stripe-success-checkout'
const FAILURE = '/redirect/stripe-error-checkout'

/** The page of the provider that charges nothing. docs/decisions/092-the-payment-port.md. */
export const LocalCheckoutScreen = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const paymentId = search.get('payment') ?? ''
  const { data, isError } = useQuery('payment', { params: { paymentId } })
  const [problem, setProblem] = useState<string>()
  const { send, isPending } = useMutation('reportLocalEvent', {
    invalidates: ['payments', 'payment', 'purchaseHistory'],
    onDone: () => void navigate(SUCCESS, { replace: true }),
    onRefused: ({ message }) => setProblem(message),
  })
  const choose = (choice: LocalChoice) => {
    if (choice === 'back') return void navigate(FAILURE, { replace: true })
    if (choice === 'late') return void navigate(SUCCESS, { replace: true })
    return send({ params: { paymentId }, body: { event: choice } })
  }
  return <LocalCheckoutView payment={data} missing={isError} busy={isPending} problem={problem} onChoose={choose} />
}
