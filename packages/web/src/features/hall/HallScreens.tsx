import { t } from '../../i18n/index.ts'
import { nextPageOf, usePages, useQuery } from '../../queries/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { type HallState, HallView } from './HallView.tsx'
import { toHallEntry } from './to-hall-entry.ts'

const PAGE = 50

/** docs/reference/screens.md 12. */
export const ContributorsScreen = () => {
  const { data, isError, refetch } = useQuery('heroes', {})
  const entries = data?.map(toHallEntry('contributors'))
  return (
    <HallView
      kind="contributors"
      supports={useSupports()}
      state={stateOf(entries, isError, () => void refetch(), undefined)}
    >
      {t('hall.how.contributors')}
    </HallView>
  )
}

/** docs/reference/screens.md 12. */
export const PatronsScreen = () => {
  const pages = usePages(
    'patrons',
    { query: { page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { page: pages.length } }) },
  )
  const { data, isError, refetch } = pages
  const entries = data?.pages.flat().map(toHallEntry('patrons'))
  return (
    <HallView
      kind="patrons"
      supports={useSupports()}
      state={stateOf(entries, isError, () => void refetch(), nextPageOf(pages))}
    >
      {t('hall.how.patrons')}
    </HallView>
  )
}

const useSupports = (): boolean =>
  usePlayer(({ user }) => user.permissions['fullAccess'] === true || user.permissions['userSupport'] === true)

type Ready = Extract<HallState, { readonly type: 'ready' }>

const stateOf = (
  entries: Ready['entries'] | undefined,
  isError: boolean,
  onRetry: () => void,
  next: Ready['next'],
): HallState => {
  if (entries !== undefined) return { type: 'ready', entries, next }
  return isError ? { type: 'failed', onRetry } : { type: 'loading' }
}
