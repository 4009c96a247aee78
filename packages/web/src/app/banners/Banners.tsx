import { BedDouble, CloudOff, MessageCircleOff, Palmtree, X } from 'lucide-react'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { formatDay, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, IconButton } from '../../ui/index.ts'
import type { Banner } from './banner.ts'
import styles from './Banners.module.css'

const PromoText = lazyChunk(
  withContentLoaded(() => import('./PromoText.tsx')),
  'PromoText',
)

type Props = {
  readonly banners: readonly Banner[]
  readonly onResume: () => void
  readonly onEndTimeOff: () => void
  readonly onRetry: () => void
  /** To what is promoted: packs of gems, or a gift. */
  readonly onPromo: (name: Banner['name']) => void
  readonly onDismiss: (name: Banner['name']) => void
}

/** The banners below the navigation; toasts start below them. docs/reference/screens.md 1.6. */
export const Banners = ({ banners, onResume, onEndTimeOff, onRetry, onPromo, onDismiss }: Props) => (
  <Measured>
    {banners.map((banner) => {
      switch (banner.name) {
        case 'chat-warning':
          return (
            <div key={banner.name} data-banner={banner.name} className={styles.warning}>
              <MessageCircleOff size={20} aria-hidden="true" />
              <p className={styles.text}>
                {t('shell.chatRevoked')} <Link to={pathTo('guidelines')}>{t('shell.guidelines')}</Link>
              </p>
              <CloseButton onClose={() => onDismiss(banner.name)} />
            </div>
          )
        case 'damage-paused':
          return (
            <div key={banner.name} data-banner={banner.name} className={styles.paused}>
              <BedDouble size={20} aria-hidden="true" />
              <p className={styles.text}>{t('shell.damagePaused')}</p>
              <Button size="sm" variant="tertiary" onClick={onResume}>
                {t('shell.resumeDamage')}
              </Button>
              <CloseButton onClose={() => onDismiss(banner.name)} />
            </div>
          )
        case 'time-off':
          return (
            <div key={banner.name} data-banner={banner.name} className={styles.paused}>
              <Palmtree size={20} aria-hidden="true" />
              <p className={styles.text}>
                {t('shell.timeOff', { day: formatDay(Date.parse(`${banner.lastDay}T12:00`)) })}
              </p>
              <Button size="sm" variant="tertiary" onClick={onEndTimeOff}>
                {t('shell.endTimeOff')}
              </Button>
              <CloseButton onClose={() => onDismiss(banner.name)} />
            </div>
          )
        case 'gems-promo':
        case 'gift-promo':
          return (
            <Suspense key={banner.name}>
              <div data-banner={banner.name} className={styles.promo}>
                <PromoText name={banner.name} until={banner.until} onOpen={() => onPromo(banner.name)} />
                <CloseButton onClose={() => onDismiss(banner.name)} />
              </div>
            </Suspense>
          )
        case 'offline':
          return (
            <output key={banner.name} data-banner={banner.name} className={styles.offline}>
              <CloudOff size={20} aria-hidden="true" />
              <p className={styles.text}>{t('shell.offline', { waiting: banner.waiting })}</p>
              <Button size="sm" variant="tertiary" onClick={onRetry}>
                {t('common.tryAgain')}
              </Button>
            </output>
          )
      }
    })}
  </Measured>
)

const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <IconButton size="sm" label={t('common.close')} icon={<X size={18} />} onClick={onClose} />
)

/** Publishes the height of each banner as `--banner-NAME-h`, and that of all as `--banners-h`. The specification, 3. */
const Measured = ({ children }: { readonly children: ReactNode }) => {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const published = new Set<string>()
    const publish = (property: string, height: number) => {
      root.style.setProperty(property, `${height}px`)
      published.add(property)
    }
    const measure = () => {
      for (const property of published) root.style.setProperty(property, '0px')
      publish('--banners-h', stack.current?.offsetHeight ?? 0)
      for (const banner of stack.current?.querySelectorAll<HTMLElement>('[data-banner]') ?? [])
        publish(`--banner-${banner.dataset['banner'] ?? ''}-h`, banner.offsetHeight)
    }
    const observer = new ResizeObserver(measure)
    if (stack.current) observer.observe(stack.current)
    measure()
    return () => {
      observer.disconnect()
      for (const property of published) root.style.removeProperty(property)
    }
  }, [])
  return <div ref={stack}>{children}</div>
}
