import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { publications } from 'virtual:publications'
import { t } from '../../../i18n/index.ts'
import { nextPageOf, toListState, usePages } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { type ListState, useNow } from '../../../ui/index.ts'
import { type ChallengeModel, toChallenge } from '../challenge.ts'
import { NewChallenge } from '../form/index.ts'
import { ChallengesView } from './ChallengesView.tsx'
import { ALL_CHALLENGES, type ChallengeFilter } from './filter.ts'

const PAGE = 10

/** docs/reference/screens.md 9.1. */
export const MyChallengesScreen = () => (
  <Challenges
    title={t('titles.myChallenges')}
    mine
    whenEmpty={<Link to={pathTo('findChallenges')}>{t('challenges.toFind')}</Link>}
  />
)

/** docs/reference/screens.md 9.2. */
export const FindChallengesScreen = () => (
  <Challenges title={t('titles.findChallenges')} mine={false} whenEmpty={t('challenges.noneYet')} />
)

type Props = { readonly title: string; readonly mine: boolean; readonly whenEmpty: ReactNode }

const Challenges = ({ title, mine, whenEmpty }: Props) => {
  const [filter, setFilter] = useState(ALL_CHALLENGES)
  // a group's page leads here to found one in it
  const [address, setAddress] = useSearchParams()
  const [isCreating, setCreating] = useState(false)
  const group = address.get('create') ?? undefined
  const state = useChallenges(filter, mine)
  const now = useNow()
  return (
    <>
      <ChallengesView
        title={title}
        state={state}
        filter={filter}
        topics={publications.challengeCategories}
        withParticipation={mine}
        now={now}
        onFilter={setFilter}
        onCreate={() => setCreating(true)}
        whenEmpty={whenEmpty}
      />
      {(isCreating || group !== undefined) && (
        <NewChallenge
          group={group}
          onClose={() => {
            setCreating(false)
            setAddress({}, { replace: true })
          }}
        />
      )}
    </>
  )
}

const useChallenges = (filter: ChallengeFilter, mine: boolean): ListState<ChallengeModel> => {
  const user = usePlayer((player) => player.user)
  const query = toQuery(useDeferredValue(filter), mine)
  const pages = usePages(
    'userChallenges',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  const { data } = pages
  const challenges = useMemo(() => data?.pages.flat().map((challenge) => toChallenge(user, challenge)), [data, user])
  return toListState(challenges, pages, nextPageOf(pages))
}

const toQuery = ({ search, topics, owned, participation, sort }: ChallengeFilter, mine: boolean) => ({
  ...(mine && { member: 'true' }),
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(topics.length > 0 && { categories: topics.join(',') }),
  ...(owned !== '' && { owned }),
  ...(participation !== '' && { participation }),
  ...(sort !== 'newest' && { sort }),
})
