import { t } from '../../i18n/index.ts'
import { nextPageOf, toListState, usePages, useQuery } from '../../queries/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { HallView } from './HallView.tsx'
import { toHallEntry } from './to-hall-entry.ts'

const PAGE = 50

/** docs/reference/screens.md 12. */
export const ContributorsScreen = () => {
  const heroes = useQuery('heroes', {})
  const entries = heroes.data?.map(toHallEntry('contributors'))
  return (
    <HallView kind="contributors" supports={useSupports()} state={toListState(entries, heroes)}>
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
  const entries = pages.data?.pages.flat().map(toHallEntry('patrons'))
  return (
    <HallView kind="patrons" supports={useSupports()} state={toListState(entries, pages, nextPageOf(pages))}>
      {t('hall.how.patrons')}
    </HallView>
  )
}

const useSupports = (): boolean =>
  usePlayer(({ user }) => user.permissions['fullAccess'] === true || user.permissions['userSupport'] === true)
