import { IconPicture } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { OfferChoice } from '../OfferChoice.tsx'
import { PayButtons } from '../PayButtons.tsx'
import { priceText } from '../price-text.ts'
import type { PackOffer } from '../to-offers.ts'
import type { Provider } from '../use-payment.ts'
import styles from './dialogs.module.css'

type Props = {
  readonly gems: number
  readonly packs: ReadonlyArray<PackOffer>
  readonly chosen: string
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onChoose: (pack: string) => void
  readonly onPay: (provider: Provider) => void
  readonly onGift: () => void
  readonly onSubscribe: () => void
  readonly onClose: () => void
}

/** Gem packs, and the ways to pay for one. A sale shows what a pack holds otherwise. docs/reference/screens.md 15.2. */
export const GemsView = ({ gems, packs, chosen, providers, busy, refusal, ...act }: Props) => (
  <Dialog
    open
    width="lg"
    title={t('money.gems.title')}
    intro={t('money.gems.have', { gems })}
    onClose={act.onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={act.onSubscribe}>
          {t('money.gems.subscribe')}
        </Button>
        <Button variant="tertiary" onClick={act.onGift}>
          {t('money.gems.gift')}
        </Button>
      </>
    }
  >
    <div className={styles.stack}>
      <OfferChoice
        label={t('money.gems.packs')}
        value={chosen}
        onChange={act.onChoose}
        offers={packs.map(({ key, gems: held, usual, price }) => ({
          key,
          title: t('money.gemCount', { gems: held }),
          price: priceText(price),
          note: held > usual ? t('money.gems.sale', { gems: usual }) : undefined,
          picture: <IconPicture art={{ template: 'gem' }} size={40} />,
        }))}
      />
      <PayButtons providers={providers} busy={busy} refusal={refusal} onPay={act.onPay} />
      <p className={styles.note}>{t('money.gems.forGold')}</p>
    </div>
  </Dialog>
)
