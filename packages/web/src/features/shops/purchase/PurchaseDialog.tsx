import { Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../art/index.ts'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Dialog, NumberField } from '../../../ui/index.ts'
import { Price } from '../../items/index.ts'
import { GetGems } from '../../money/index.ts'
import { takesQuantity, ShopItemFace, untilDay } from '../item/index.ts'
import { EffectTable } from './EffectTable.tsx'
import type { OfferDetails } from './offer-details.ts'
import styles from './PurchaseDialog.module.css'
import { QuestPanel } from '../../quest-scrolls/index.ts'
import { type Press, useQuestion } from './use-question.ts'

type Props = {
  readonly offer: OfferDetails
  /** Why the last attempt was refused. */
  readonly refused: string | undefined
  readonly onBuy: (quantity: number) => void
  readonly onPin: () => void
  readonly onClose: () => void
}

/** The most that can be bought at once. */
const MOST = 999

/**
 * An item before it is bought: what it is, what it does for the player, and what is left. A locked one shows why.
 * docs/reference/screens.md 5.3; docs/decisions/083-locked-items-open.md.
 */
export const PurchaseDialog = ({ offer, refused, onBuy, onPin, onClose }: Props) => {
  const { item, funds } = offer
  const [input, setInput] = useState<number | undefined>(1)
  const quantity = Number.isInteger(input) ? Math.max(0, input ?? 0) : 0
  const total = item.price * quantity
  // A new life asks even where it is free.
  const asks = item.currency !== 'gold' && (total > 0 || item.purchase.command in BUY)
  const { isAsking, press, cancel } = useQuestion(asks, () => onBuy(quantity))
  return (
    <Dialog
      open
      width={offer.quests.length > 0 ? 'md' : 'sm'}
      title={item.name}
      {...(item.notes !== '' && offer.quests.length !== 1 && { intro: item.notes })}
      onClose={onClose}
      startsAtTop
      actions={
        <Actions
          offer={offer}
          quantity={quantity}
          total={total}
          asking={isAsking}
          onPress={press}
          onBack={cancel}
          onClose={onClose}
        />
      }
    >
      <Pictures offer={offer} />
      {offer.effect !== undefined && <EffectTable effect={offer.effect} />}
      {offer.quests.map((quest) => (
        <QuestPanel key={quest.key} quest={quest} hideName={offer.quests.length === 1} />
      ))}
      <Facts offer={offer} quantity={quantity} onPin={onPin} />
      {takesQuantity(item.purchase) && item.locked === undefined && (
        <NumberField
          label={t('shops.quantity')}
          min={1}
          max={MOST}
          value={input}
          onChange={(value) => {
            setInput(value)
            cancel()
          }}
        />
      )}
      <Sum offer={offer} total={total} />
      <p className={styles.refused} role="alert">
        {refused ?? ''}
      </p>
      {funds < total && item.currency !== 'gold' && <Missing currency={item.currency} />}
    </Dialog>
  )
}

const Pictures = ({ offer: { item, wearing } }: Pick<Props, 'offer'>) => (
  <div className={styles.pictures}>
    {wearing !== undefined && (
      <div className={styles.mirror}>
        <Avatar art={wearing} label={t('shops.youWith', { name: item.name })} />
      </div>
    )}
    {(wearing === undefined || item.picture.kind === 'item' || item.picture.kind === 'several') && (
      <ShopItemFace picture={item.picture} className={wearing === undefined ? styles.large : styles.beside} />
    )}
  </div>
)

const Facts = ({ offer, quantity, onPin }: Pick<Props, 'offer' | 'onPin'> & { readonly quantity: number }) => {
  const { item, useful, limit } = offer
  const facts = [
    ...(item.locked === undefined ? [] : [item.locked]),
    ...(item.owned === undefined ? [] : [t('shops.youOwn', { count: item.owned })]),
    ...(item.end === undefined ? [] : [untilDay(item.end)]),
    ...(limit === undefined ? [] : [limit]),
    ...(useful !== undefined && quantity > useful ? [t('shops.moreThanUseful', { count: useful })] : []),
  ]
  return (
    <div className={styles.facts}>
      {facts.length > 0 && (
        <ul className={styles.list} aria-live="polite">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {item.pinned !== undefined && (
        <Button
          variant="tertiary"
          size="sm"
          aria-pressed={item.pinned}
          icon={item.pinned ? <PinOff size={16} aria-hidden="true" /> : <Pin size={16} aria-hidden="true" />}
          onClick={onPin}
        >
          {t(item.pinned ? 'shops.unpin' : 'shops.pin')}
        </Button>
      )}
    </div>
  )
}

const Sum = ({ offer: { item, funds }, total }: Pick<Props, 'offer'> & { readonly total: number }) => (
  <dl className={styles.sum}>
    <div>
      <dt>{t('shops.total')}</dt>
      <dd>
        <Price amount={total} currency={item.currency} dear={funds < total} />
      </dd>
    </div>
    <div>
      <dt>{t('shops.youHave')}</dt>
      <dd>
        <Price amount={funds} currency={item.currency} />
      </dd>
    </div>
    <div>
      <dt>{t(funds < total ? 'shops.youLack' : 'shops.youKeep')}</dt>
      <dd>
        <Price
          amount={funds < total ? Math.ceil((total - funds) * 100) / 100 : funds - total}
          currency={item.currency}
          dear={funds < total}
        />
      </dd>
    </div>
  </dl>
)

type ActionsProps = Pick<Props, 'offer' | 'onClose'> & {
  readonly quantity: number
  readonly total: number
  readonly asking: boolean
  readonly onPress: (press: Press) => void
  readonly onBack: () => void
}

const Actions = ({ offer: { item, funds }, quantity, total, asking, onPress, onBack, onClose }: ActionsProps) => {
  if (item.locked !== undefined || funds < total)
    return (
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('common.close')}
        </Button>
        {item.locked === undefined && item.currency === 'gems' && <GetGems variant="primary" onLeave={onClose} />}
      </>
    )
  const amount = t(`rewards.price.${item.currency}`, { amount: total })
  return (
    <>
      {asking && (
        <p className={styles.question}>
          {total > 0 ? t('shops.sure', { amount, name: item.name }) : t('shops.sureFree', { name: item.name })}
        </p>
      )}
      <Button variant="tertiary" onClick={asking ? onBack : onClose}>
        {t('shops.notNow')}
      </Button>
      <Button variant="primary" disabled={quantity < 1} onClick={onPress}>
        {asking && total > 0
          ? t('shops.spend', { amount })
          : t(BUY[item.purchase.command] ?? 'shops.buyFor', { price: formatNumber(total) })}
      </Button>
    </>
  )
}

/** What the button says where "buy" would be the wrong word. */
const BUY: Readonly<Record<string, string>> = {
  rebirth: 'shops.begin',
  fortify: 'shops.fortify',
  releasePets: 'shops.release',
  releaseMounts: 'shops.release',
  releaseBoth: 'shops.release',
}

const Missing = ({ currency }: { readonly currency: 'gems' | 'hourglasses' }) => (
  <p className={styles.ways}>
    {t(`shops.howToGet.${currency}`)} <Link to={pathTo('faqSubscription')}>{t(`shops.moreAbout.${currency}`)}</Link>
  </p>
)
