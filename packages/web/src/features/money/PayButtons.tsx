import { t } from '../../i18n/index.ts'
import { Button, Spinner } from '../../ui/index.ts'
import styles from './PayButtons.module.css'
import type { Provider } from './use-payment.ts'

type Props = {
  /** Undefined while they are not known. */
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  /** Why nothing can be paid yet. */
  readonly off?: string | undefined
  readonly refusal: string | undefined
  readonly onPay: (provider: Provider) => void
}

/** One button for each way to pay. docs/reference/screens.md 15.1. */
export const PayButtons = ({ providers, busy, off, refusal, onPay }: Props) => (
  <div className={styles.pay}>
    {refusal !== undefined && (
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    )}
    {off !== undefined && <p className={styles.note}>{off}</p>}
    {providers === undefined ? (
      <Spinner label={t('common.loading')} />
    ) : (
      <div className={styles.buttons}>
        {providers.map((provider, index) => (
          <Button
            key={provider}
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy}
            disabled={off !== undefined}
            onClick={() => onPay(provider)}
          >
            {t(`money.payWith.${provider.split(' ')[0]}`)}
          </Button>
        ))}
      </div>
    )}
    <p className={styles.note}>{t(providers?.includes('Local') ? 'money.nothingCharged' : 'money.providersPage')}</p>
  </div>
)
