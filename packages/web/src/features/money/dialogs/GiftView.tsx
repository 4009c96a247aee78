import { formatDay, t } from '../../../i18n/index.ts'
import { Button, Dialog, NumberField, SegmentedControl, TextArea } from '../../../ui/index.ts'
import { OfferChoice } from '../OfferChoice.tsx'
import { PayButtons } from '../PayButtons.tsx'
import { priceText } from '../price-text.ts'
import type { BlockOffer } from '../to-offers.ts'
import type { Provider } from '../use-payment.ts'
import styles from './dialogs.module.css'

export type GiftDraft = {
  readonly what: 'gems' | 'subscription'
  /** Undefined while the field is empty. */
  readonly gems: number | undefined
  readonly block: string
  readonly from: 'balance' | 'money'
  readonly message: string
}

type Props = {
  readonly receiver: string
  /** Gems that the player has. */
  readonly balance: number
  readonly blocks: ReadonlyArray<BlockOffer>
  /** While a subscription that is given away comes back: the instant at which that ends. */
  readonly promoUntil?: number | undefined
  readonly draft: GiftDraft
  readonly onDraft: (changes: Partial<GiftDraft>) => void
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSend: () => void
  readonly onPay: (provider: Provider) => void
  readonly onClose: () => void
}

/** Characters of the words with a gift. docs/reference/application.md 5. */
const LONGEST = 200
const CENTS_PER_GEM = 25
const MOST_GEMS = 10_000

/** What is given: gems of one's own or bought ones, or a subscription. docs/reference/screens.md 15.4. */
export const GiftView = ({ receiver, balance, blocks, promoUntil, draft, onDraft, ...act }: Props) => {
  const { what, gems = 0, from, message } = draft
  const fromBalance = what === 'gems' && from === 'balance'
  const tooLong = message.length > LONGEST
  const off = offReason(draft, balance)
  return (
    <Dialog open width="lg" title={t('money.gift.to', { name: receiver })} onClose={act.onClose}>
      <div className={styles.stack}>
        <SegmentedControl
          wide
          label={t('money.gift.what')}
          value={what}
          onChange={(next) => onDraft({ what: next })}
          segments={[
            { value: 'gems', label: t('money.gift.gems') },
            { value: 'subscription', label: t('money.gift.subscription') },
          ]}
        />
        {what === 'gems' ? (
          <>
            <NumberField
              label={t('money.gift.count')}
              min={1}
              max={MOST_GEMS}
              value={draft.gems}
              onChange={(next) => onDraft({ gems: next })}
            />
            <SegmentedControl
              wide
              label={t('money.gift.from')}
              value={from}
              onChange={(next) => onDraft({ from: next })}
              segments={[
                { value: 'balance', label: t('money.gift.balance', { gems: balance }) },
                { value: 'money', label: t('money.gift.buy', { price: priceText(gems * CENTS_PER_GEM) }) },
              ]}
            />
          </>
        ) : (
          <>
            <OfferChoice
              label={t('money.plan.choose')}
              value={draft.block}
              onChange={(block) => onDraft({ block })}
              offers={blocks.map(({ key, months, price }) => ({
                key,
                title: t('money.months', { months }),
                price: priceText(price),
              }))}
            />
            {promoUntil !== undefined && (
              <p className={styles.note}>{t('money.gift.twin', { day: dayText(promoUntil) })}</p>
            )}
          </>
        )}
        <TextArea
          optional
          label={t('money.gift.message')}
          limit={LONGEST}
          value={message}
          error={tooLong ? t('money.gift.tooLong') : undefined}
          onChange={(event) => onDraft({ message: event.target.value })}
        />
        {fromBalance ? (
          <>
            {act.refusal !== undefined && <p role="alert">{act.refusal}</p>}
            {off !== undefined && <p className={styles.note}>{off}</p>}
            <Button variant="primary" busy={act.busy} disabled={off !== undefined || tooLong} onClick={act.onSend}>
              {t('money.gift.send', { gems })}
            </Button>
          </>
        ) : (
          <PayButtons
            providers={act.providers}
            busy={act.busy}
            off={tooLong ? t('money.gift.tooLong') : off}
            refusal={act.refusal}
            onPay={act.onPay}
          />
        )}
      </div>
    </Dialog>
  )
}

const dayText = (instant: number): string => formatDay(instant, { day: 'numeric', month: 'long' })

const offReason = ({ what, gems = 0, from }: GiftDraft, balance: number): string | undefined => {
  if (what === 'subscription') return undefined
  if (gems < 1) return t('money.gift.none')
  return from === 'balance' && gems > balance ? t('money.gift.short', { gems: gems - balance }) : undefined
}
