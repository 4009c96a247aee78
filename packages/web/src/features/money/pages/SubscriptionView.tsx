import { Gem, Hourglass, PackageOpen, PawPrint, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import { OfferChoice } from '../OfferChoice.tsx'
import { PayButtons } from '../PayButtons.tsx'
import type { BlockOffer } from '../to-offers.ts'
import type { BlockChange } from '../to-block-change.ts'
import type { MonthsSet, PlanModel } from '../to-plan.ts'
import type { Provider } from '../use-payment.ts'
import { BlockChangePanel } from './BlockChangePanel.tsx'
import { DiscountCode } from './DiscountCode.tsx'
import { MonthsSets } from './MonthsSets.tsx'
import { PlanCard } from './PlanCard.tsx'
import { toOffer } from './to-offer.ts'
import styles from './pages.module.css'

type Props = {
  readonly plan: PlanModel
  /** The mystery sets of this month and the next ones. */
  readonly sets: ReadonlyArray<MonthsSet>
  readonly blocks: ReadonlyArray<BlockOffer>
  readonly chosen: string
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  /** Why a code was not accepted. */
  readonly codeError?: string | undefined
  readonly onChoose: (block: string) => void
  /** Set while an own subscription runs on. */
  readonly change?: BlockChange | undefined
  readonly onBlock: (block: string) => void
  readonly onAgree: (url: string) => void
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
  sets,
  change,
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
      {plan.type === 'active' && change !== undefined && (
        <BlockChangePanel
          key={`${change.present} ${change.next}`}
          change={change}
          nextBill={plan.nextBill}
          busy={busy}
          onBlock={act.onBlock}
          onAgree={act.onAgree}
        />
      )}
      {!buys && refusal !== undefined && <p role="alert">{refusal}</p>}
      <section className={styles.panel} aria-label={t('money.plan.perks')}>
        <h2>{t('money.plan.perks')}</h2>
        <ul className={styles.perks}>
          <Perk icon={<Gem size={22} />} text={t('money.perk.gems')} />
          <Perk icon={<PackageOpen size={22} />} text={t('money.perk.mystery')} />
          <Perk icon={<Hourglass size={22} />} text={t('money.perk.hourglass')} />
          <Perk icon={<Sparkles size={22} />} text={t('money.perk.drops')} />
          <Perk icon={<PawPrint size={22} />} text={t('money.perk.pet')} />
        </ul>
        <MonthsSets sets={sets} />
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

const Perk = ({ icon, text }: { readonly icon: ReactNode; readonly text: string }) => (
  <li className={styles.perk}>
    <span aria-hidden="true">{icon}</span>
    {text}
  </li>
)
