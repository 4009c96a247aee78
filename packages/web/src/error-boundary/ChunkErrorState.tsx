import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { releaseState, type ReleaseState, reloadUnlessBusy } from '../chunks/index.ts'
import { t } from '../i18n/index.ts'
import { Button, EmptyState, ErrorState } from '../ui/index.ts'

type Props = {
  /** How often the chunk has failed in a row. */
  readonly attempt: number
  readonly onRetry: () => void
}

/**
 * Shown where a chunk could not be loaded. A new release no longer has the chunk, and some browsers remember that a
 * module has failed for as long as the page lives: both need a reload, which happens by itself unless a form is open.
 */
export const ChunkErrorState = ({ attempt, onRetry }: Props) => {
  const [release, setRelease] = useState<ReleaseState>('unreachable')
  useEffect(() => {
    let isShown = true
    void releaseState().then((state) => {
      const needsReload = state === 'newer' || (state === 'same' && attempt > 1)
      if (isShown && !(needsReload && reloadUnlessBusy())) setRelease(state)
    })
    return () => {
      isShown = false
    }
  }, [attempt])
  if (release === 'newer') return <NewRelease onReload={() => location.reload()} />
  return (
    <ErrorState title={t('shell.chunkFailed')} onRetry={onRetry}>
      {release === 'unreachable' && t('shell.chunkOffline')}
    </ErrorState>
  )
}

const NewRelease = ({ onReload }: { readonly onReload: () => void }) => (
  <EmptyState
    icon={<RefreshCw size={26} />}
    title={t('shell.newRelease')}
    action={<Button onClick={onReload}>{t('shell.reload')}</Button>}
  >
    {t('shell.newReleaseHint')}
  </EmptyState>
)
