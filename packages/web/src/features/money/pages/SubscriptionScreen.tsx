import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { useCatalogue, usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { savePayment } from '../../../session/index.ts'
import { SettingsLayout } from '../../settings/index.ts'
import { openCancelDialog, openGemsDialog, openGiftDialog } from '../money-dialogs.ts'
import { toBlocks } from '../to-offers.ts'
import { toBlockChange } from '../to-block-change.ts'
import { setsToCome, toPlan } from '../to-plan.ts'
import { usePayment } from '../use-payment.ts'
import { HistoryView } from './HistoryView.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { SubscriptionView } from './SubscriptionView.tsx'

/** docs/reference/screens.md 13.4. */
export const SubscriptionScreen = () => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const [now] = useState(() => Date.now())
  const [code, setCode] = useState<string>()
  const [codeError, setCodeError] = useState<string>()
  const blocks = toBlocks(catalogue, code !== undefined)
  const [chosen, setChosen] = useState(blocks[1]?.key ?? '')
  const { providers, isStarting, start, refusal } = usePayment()
  const [problem, setProblem] = useState<string>()
  const validation = useMutation('validateCoupon', {
    onDone: ({ valid }, { sent }) => {
      setCodeError(valid ? undefined : t('money.code.invalid'))
      if (!valid) return
      setCode(String(sent.params.code))
      setChosen(toBlocks(catalogue, true).find(({ usual }) => usual !== undefined)?.key ?? chosen)
    },
    onRefused: ({ message }) => setCodeError(message),
  })
  const isDiscounted = blocks.some(({ key, usual }) => key === chosen && usual !== undefined)
  const leave = (url: string) => {
    savePayment({ purpose: { type: 'subscription' }, from: pathTo('subscription') })
    window.location.assign(url)
  }
  const card = useMutation('changeCard', {
    onDone: ({ url }) => leave(url),
    onRefused: ({ message }) => setProblem(message),
  })
  const change = useMutation('changeBlock', {
    invalidates: ['payments'],
    onDone: ({ consentUrl }) => consentUrl !== undefined && leave(consentUrl),
    onRefused: ({ message }) => setProblem(message),
  })
  const payments = useQuery('payments', {})
  return (
    <SettingsLayout title={t('titles.subscription')}>
      <SubscriptionView
        plan={toPlan(user, now)}
        sets={setsToCome(catalogue, now)}
        blocks={blocks}
        chosen={chosen}
        onChoose={setChosen}
        providers={providers}
        busy={isStarting || card.isPending || change.isPending || validation.isPending}
        refusal={problem ?? refusal}
        codeError={codeError}
        onCode={(next) => validation.send({ params: { code: next } })}
        onPay={(provider) =>
          start(
            { type: 'subscription', block: chosen, ...(isDiscounted && code !== undefined && { coupon: code }) },
            provider,
          )
        }
        onGift={() => openGiftDialog()}
        onGems={openGemsDialog}
        onCancel={openCancelDialog}
        change={toBlockChange(catalogue, user, payments.data)}
        onBlock={(block) => {
          setProblem(undefined)
          change.send({ body: { block } })
        }}
        onAgree={leave}
        onChangeCard={() => card.send({ body: { groupId: '' } })}
      />
      <Payments />
      <History />
    </SettingsLayout>
  )
}

const Payments = () => {
  const store = usePlayerStore()
  const { data, isError, refetch } = useQuery('payments', {})
  const { send, isPending } = useMutation('reportLocalEvent', {
    invalidates: ['payments', 'purchaseHistory'],
    onDone: () => void store.reload(),
  })
  return (
    <PaymentsView
      payments={data}
      failed={isError}
      busy={isPending}
      onRetry={() => void refetch()}
      onReport={(paymentId, event) => send({ params: { paymentId }, body: { event } })}
    />
  )
}

const History = () => {
  const { data, isError, refetch } = useQuery('purchaseHistory', {})
  return <HistoryView transactions={data} failed={isError} onRetry={() => void refetch()} />
}
