import type { ResponseOf } from '@daykeep/api/contract'
import { Check, RefreshCw, Send, X } from 'lucide-react'
import { formatMoment, hasText, t } from '../../../../i18n/index.ts'
import { Button, IconButton, Skeleton } from '../../../../ui/index.ts'
import styles from './WebhookTriesView.module.css'

type WebhookTry = ResponseOf<'webhookTries'>[number]

type Props = {
  /** Missing until they came. */
  readonly tries: ReadonlyArray<WebhookTry> | undefined
  readonly isFailed: boolean
  readonly isTesting: boolean
  readonly onTest: () => void
  readonly onRefresh: () => void
}

/** Each try to reach a webhook, the newest first: when, what of, and what became of it. */
export const WebhookTriesView = ({ tries, isFailed, isTesting, onTest, onRefresh }: Props) => (
  <section className={styles.tries} aria-label={t('settings.webhook.tries')}>
    <div className={styles.head}>
      <h4 className={styles.title}>{t('settings.webhook.tries')}</h4>
      <IconButton size="sm" label={t('settings.webhook.refresh')} icon={<RefreshCw size={16} />} onClick={onRefresh} />
      <Button size="sm" variant="secondary" icon={<Send size={16} />} busy={isTesting} onClick={onTest}>
        {t('settings.webhook.test')}
      </Button>
    </div>
    {tries === undefined && !isFailed && <Skeleton height={44} />}
    {isFailed && <p className={styles.text}>{t('settings.webhook.triesFailed')}</p>}
    {tries?.length === 0 && <p className={styles.text}>{t('settings.webhook.noTries')}</p>}
    {tries !== undefined && tries.length > 0 && (
      <ol className={styles.list}>
        {tries.map((each) => (
          <TryLine key={each.id} {...each} />
        ))}
      </ol>
    )}
  </section>
)

const TryLine = ({ at, webhookType, type, failure, isRetried }: WebhookTry) => (
  <li className={styles.line} data-failed={failure !== null || undefined}>
    <span className={styles.mark} aria-hidden="true">
      {failure === null ? <Check size={16} /> : <X size={16} />}
    </span>
    <div>
      <p>{kindText(webhookType, type)}</p>
      <p className={styles.text}>
        <time dateTime={at}>{formatMoment(Date.parse(at))}</time>
        {' · '}
        {failure === null ? t('settings.webhook.arrived') : failureText(failure)}
        {isRetried && <> {t('settings.webhook.retried')}</>}
      </p>
    </div>
  </li>
)

const kindText = (webhookType: string, type: string | null): string =>
  type === null || !hasText(`settings.webhook.option.${type}`)
    ? t(`settings.webhook.type.${webhookType}`)
    : t(`settings.webhook.option.${type}`)

const failureText = (failure: string): string =>
  failure.startsWith('status ')
    ? t('settings.webhook.failure.status', { status: failure.slice('status '.length) })
    : t(`settings.webhook.failure.${failure}`)
