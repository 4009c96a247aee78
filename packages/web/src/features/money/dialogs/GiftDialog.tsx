import { promosAt } from '@daykeep/rules/calendar'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { RequestError, sendRequest, useMutation } from '../../../queries/index.ts'
import { useCatalogue, usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import type { Receiver } from '../money-dialogs.ts'
import { toBlocks } from '../to-offers.ts'
import { usePayment } from '../use-payment.ts'
import { GiftView, type GiftDraft } from './GiftView.tsx'
import { WhomView } from './WhomView.tsx'

type Props = { readonly receiver: Receiver | undefined; readonly onClose: () => void }

const FIRST: GiftDraft = { what: 'gems', gems: 4, block: '', from: 'balance', message: '' }

/** First whom it is for, then what. docs/reference/screens.md 15.4. */
export const GiftDialog = ({ receiver: given, onClose }: Props) => {
  const [receiver, setReceiver] = useState(given)
  return receiver === undefined ? (
    <Whom onFound={setReceiver} onClose={onClose} />
  ) : (
    <What receiver={receiver} onClose={onClose} />
  )
}

const Whom = ({ onFound, onClose }: { readonly onFound: (found: Receiver) => void; readonly onClose: () => void }) => {
  const own = usePlayer(({ user }) => user._id)
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: string }>({ busy: false })
  const find = async (name: string) => {
    setState({ busy: true })
    try {
      const member = await sendRequest('memberByUsername', { params: { username: name } })
      if (member._id === own) setState({ busy: false, error: t('money.gift.notYourself') })
      else onFound({ id: member._id, name: member.profile.name })
    } catch (error) {
      const refused = error instanceof RequestError && error.refusal !== undefined
      setState({ busy: false, error: t(refused ? 'money.gift.nobody' : 'toasts.serverAway') })
    }
  }
  return <WhomView busy={state.busy} error={state.error} onFind={(name) => void find(name)} onClose={onClose} />
}

const What = ({ receiver, onClose }: { readonly receiver: Receiver; readonly onClose: () => void }) => {
  const catalogue = useCatalogue()
  const store = usePlayerStore()
  const balance = usePlayer(({ user }) => user.balance * GEMS_PER_BALANCE)
  const blocks = toBlocks(catalogue)
  const [promoUntil] = useState(() => promosAt(catalogue, Date.now()).gift)
  const [draft, setDraft] = useState<GiftDraft>({
    ...FIRST,
    what: promoUntil === undefined ? 'gems' : 'subscription',
    block: blocks[0]?.key ?? '',
    from: balance >= 1 ? 'balance' : 'money',
  })
  const [problem, setProblem] = useState<string>()
  const { providers, isStarting, start, refusal } = usePayment()
  const { send, isPending } = useMutation('sendGems', {
    onDone: () => {
      toasts.show({ type: 'success', text: t('money.gift.sent', { gems: draft.gems ?? 0, name: receiver.name }) })
      void store.reload()
      onClose()
    },
    onRefused: ({ message }) => setProblem(message),
  })
  const words = draft.message.trim() === '' ? {} : { message: draft.message.trim() }
  return (
    <GiftView
      receiver={receiver.name}
      balance={balance}
      blocks={blocks}
      promoUntil={promoUntil}
      draft={draft}
      onDraft={(changes) => {
        setProblem(undefined)
        setDraft({ ...draft, ...changes })
      }}
      providers={providers}
      busy={isStarting || isPending}
      refusal={problem ?? refusal}
      onSend={() => send({ body: { toUserId: receiver.id, gemAmount: draft.gems, ...words } })}
      onPay={(provider) =>
        start(
          draft.what === 'gems'
            ? { type: 'giftGems', to: receiver.id, amount: draft.gems ?? 0, ...words }
            : { type: 'giftSubscription', to: receiver.id, block: draft.block, ...words },
          provider,
        )
      }
      onClose={onClose}
    />
  )
}
