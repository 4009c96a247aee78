import { BedDouble, CloudOff, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { t } from '../../texts/index.ts'
import { Button, IconButton } from '../../ui/index.ts'
import type { Banner } from './banner.ts'
import styles from './Banners.module.css'

type Props = {
  readonly banners: readonly Banner[]
  readonly onResume: () => void
  readonly onRetry: () => void
  readonly onDismiss: (name: Banner['name']) => void
}

/** Stand under the navigation and push toasts down by their height. Reference, screens 1.6. */
export const Banners = ({ banners, onResume, onRetry, onDismiss }: Props) => (
  <Measured>
    {banners.map((banner) => {
      switch (banner.name) {
        case 'damage-paused':
          return (
            <div key={banner.name} className={styles.paused}>
              <BedDouble size={20} aria-hidden="true" />
              <p className={styles.text}>{t('shell.damagePaused')}</p>
              <Button size="sm" look="quiet" onClick={onResume}>
                {t('shell.resumeDamage')}
              </Button>
              <IconButton
                size="sm"
                label={t('common.close')}
                icon={<X size={18} />}
                onClick={() => onDismiss(banner.name)}
              />
            </div>
          )
        case 'offline':
          return (
            <output key={banner.name} className={styles.offline}>
              <CloudOff size={20} aria-hidden="true" />
              <p className={styles.text}>{t('shell.offline', { waiting: banner.waiting })}</p>
              <Button size="sm" look="quiet" onClick={onRetry}>
                {t('common.tryAgain')}
              </Button>
            </output>
          )
      }
    })}
  </Measured>
)

/** Keeps the height of what it holds in `--banners-h`. */
const Measured = ({ children }: { readonly children: ReactNode }) => {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => root.style.setProperty('--banners-h', `${stack.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (stack.current) observer.observe(stack.current)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--banners-h')
    }
  }, [])
  return <div ref={stack}>{children}</div>
}
