import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { Button } from '../button/Button.tsx'
import styles from './NextPage.module.css'

/** What follows the part of a list that is there. */
export type NextPageModel = {
  readonly state: 'idle' | 'loading' | 'failed'
  /** Why it failed, where somebody said so. */
  readonly reason?: string | undefined
  readonly onMore: () => void
}

type Props = {
  /** Nothing is shown without one: the list is whole. */
  readonly page: NextPageModel | undefined
  /** The page does not come by scrolling. */
  readonly byButton?: boolean
}

/** Asks half a window height before the end is seen. */
const AHEAD = '50% 0px'

/**
 * The end of a list that comes in pages: asks for the next one when it comes into view, or by a button. What failed is not
 * asked again until the player says so, though the end is still in view.
 */
export const NextPage = ({ page, byButton = false }: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(() => page?.onMore())
  const comesByScrolling = page?.state === 'idle' && !byButton
  useEffect(() => {
    if (!comesByScrolling || end.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) ask()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [comesByScrolling])
  if (page === undefined) return null
  const hasFailed = page.state === 'failed'
  return (
    <div ref={end} className={styles.end}>
      <p role="alert" className={styles.failure}>
        {hasFailed && (page.reason ?? t('lists.notLoaded'))}
      </p>
      <Button variant="tertiary" busy={page.state === 'loading'} onClick={page.onMore}>
        {hasFailed ? t('common.tryAgain') : t('lists.more')}
      </Button>
    </div>
  )
}
