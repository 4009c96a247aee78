import type { Gear } from '@daykeep/rules/catalogue'
import { Gem, Hourglass, PackageOpen, PawPrint, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, nameOf, t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import { ItemPicture, toGearItem } from '../../items/index.ts'
import { OfferChoice } from '../OfferChoice.tsx'
import { PayButtons } from '../PayButtons.tsx'
import { priceText } from '../price-text.ts'
import type { BlockOffer } from '../to-offers.ts'
import type { PlanModel } from '../to-plan.ts'
import type { Provider } from '../use-payment.ts'
import { DiscountCode } from './DiscountCode.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './pages.module.css'

type Props = {
  readonly plan: PlanModel
  readonly now: number
  /** The mystery pieces of this month. */
  readonly pieces: ReadonlyArray<Gear>
  readonly blocks: ReadonlyArray<BlockOffer>
  readonly chosen: string
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  /** Why a code was not accepted. */
  readonly codeError?: string | undefined
  readonly onChoose: (block: string) => void
  readonly onPay: (provider: Provider) => void
  readonly onCode: (code: string) => void
  readonly onGift: () => void
  readonly onGems: () => void
  readonly onCancel: () => void
  readonly onChangeCard: () => void
}

/** A subscription: what one has of it, or what it would bring. docs/reference/screens.md 13.4. */
export const SubscriptionView = ({
  plan,
  now,
  pieces,
  blocks,
  chosen,
  providers,
  busy,
  refusal,
  codeError,
  ...act
}: Props) => {
  const buys = plan.type === 'none' || plan.type === 'cancelled' || plan.type === 'gift'
  return (
    <>
      {plan.type !== 'none' && (
        <PlanCard plan={plan} busy={busy} onCancel={act.onCancel} onChangeCard={act.onChangeCard} />
      )}
      <section className={styles.panel} aria-label={t('money.plan.perks')}>
        <h2>{t('money.plan.perks')}</h2>
        <ul className={styles.perks}>
          <Perk icon={<Gem size={22} />} text={t('money.perk.gems')} />
          <Perk icon={<PackageOpen size={22} />} text={t('money.perk.mystery')} />
          <Perk icon={<Hourglass size={22} />} text={t('money.perk.hourglass')} />
          <Perk icon={<Sparkles size={22} />} text={t('money.perk.drops')} />
          <Perk icon={<PawPrint size={22} />} text={t('money.perk.pet')} />
        </ul>
        {pieces.length > 0 && <MonthsSet pieces={pieces} now={now} />}
      </section>
      {buys && (
        <section className={styles.panel} aria-label={t('money.plan.subscribe')}>
          <h2>{t(plan.type === 'none' ? 'money.plan.subscribe' : 'money.plan.comeBack')}</h2>
          <OfferChoice
            label={t('money.plan.choose')}
            value={chosen}
            onChange={act.onChoose}
            offers={blocks.map(toOffer)}
          />
          <DiscountCode busy={busy} error={codeError} onUse={act.onCode} />
          <PayButtons providers={providers} busy={busy} refusal={refusal} onPay={act.onPay} />
        </section>
      )}
      {!buys && refusal !== undefined && <p role="alert">{refusal}</p>}
      <section className={styles.panel} aria-label={t('money.more.title')}>
        <h2>{t('money.more.title')}</h2>
        <div className={styles.buttons}>
          <Button onClick={act.onGems}>{t('money.more.gems')}</Button>
          <Button onClick={act.onGift}>{t('money.more.gift')}</Button>
        </div>
      </section>
    </>
  )
}

const toOffer = ({ key, months, price, perMonth, usual }: BlockOffer) => ({
  key,
  title: t('money.months', { months }),
  price: priceText(price),
  note:
    usual === undefined
      ? months > 1
        ? t('money.plan.perMonth', { price: priceText(perMonth) })
        : undefined
      : t('money.code.insteadOf', { price: priceText(usual) }),
})

const Perk = ({ icon, text }: { readonly icon: ReactNode; readonly text: string }) => (
  <li className={styles.perk}>
    <span aria-hidden="true">{icon}</span>
    {text}
  </li>
)

const MonthsSet = ({ pieces, now }: Pick<Props, 'pieces' | 'now'>) => (
  <div className={styles.set}>
    <h3>{t('money.plan.thisMonth', { month: formatDay(now, { month: 'long', timeZone: 'UTC' }) })}</h3>
    <ul className={styles.pieces}>
      {pieces.map((gear) => (
        <li key={gear.key} className={styles.piece}>
          <span className={styles.arch}>
            <ItemPicture item={toGearItem(gear)} size={72} />
          </span>
          {nameOf(`gear.${gear.key}`)}
        </li>
      ))}
    </ul>
  </div>
)
