import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { type RequestError, useMutation, usePages, useQuery } from '../../queries/index.ts'
import { matchRoute, pathTo } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { ErrorState, Skeleton } from '../../ui/index.ts'
import { AdminLayout } from './AdminLayout.tsx'
import { toListState } from './AdminList.tsx'
import { pagesFor } from './admin-pages.ts'
import { AuditView } from './AuditView.tsx'
import { BlockersView } from './BlockersView.tsx'
import { CasesView } from './CasesView.tsx'
import { HeroView } from './HeroView.tsx'
import { SearchView } from './SearchView.tsx'

/** Rows of a page of the lists of staff. */
export const PAGE = 50

const usePermissions = () => usePlayer(({ user }) => user.permissions)

/** Whom the address names. */
const useIdentifier = (): string => {
  const { pathname } = useLocation()
  return matchRoute(pathname)?.params['userIdentifier'] ?? ''
}

/** The frame of a page of staff. */
export const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <AdminLayout title={title} pages={pagesFor(usePermissions())}>
    {children}
  </AdminLayout>
)

/** Opens the first page that the reader may see. docs/reference/screens.md 14. */
export const AdminScreen = () => {
  const [first = 'tasks'] = pagesFor(usePermissions())
  return <Navigate to={pathTo(first)} replace />
}

/** docs/reference/screens.md 14.1. */
export const AdminPanelScreen = () => {
  const userIdentifier = useIdentifier()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(
    'searchUsers',
    { params: { userIdentifier } },
    { enabled: userIdentifier !== '' },
  )
  const [only] = data?.length === 1 ? data : []
  if (only !== undefined) return <Navigate to={pathTo('adminUser', { userIdentifier: only.id })} replace />
  const answer = { rows: data, isError, onRetry: () => void refetch() }
  return (
    <Frame title={t('admin.search.title')}>
      <SearchView
        start={userIdentifier}
        onSearch={(text) => void navigate(pathTo('adminSearch', { userIdentifier: text }))}
        state={userIdentifier === '' ? undefined : toListState(answer)}
      />
    </Frame>
  )
}

/** docs/reference/screens.md 14.2. */
export const AdminUserScreen = () => {
  const userIdentifier = useIdentifier()
  const permissions = usePermissions()
  const { data: hero, error, refetch } = useQuery('getHero', { params: { heroId: userIdentifier } })
  const inParty = hero?.party['_id']
  const groupId = typeof inParty === 'string' ? inParty : ''
  const party = useQuery('heroParty', { params: { groupId } }, { enabled: groupId !== '' })
  const history = useQuery('userHistory', { params: { userId: hero?.id ?? '' } }, { enabled: hero !== undefined })
  const [refusal, setRefusal] = useState<string>()
  const update = useMutation('updateHero', {
    invalidates: ['getHero', 'getAudit', 'heroParty'],
    onDone: () => {
      setRefusal(undefined)
      toasts.show({ type: 'success', text: t('admin.saved') })
    },
    onRefused: (failure) => setRefusal(refusalOf(failure)),
  })
  if (hero === undefined)
    return (
      <Frame title={t('admin.search.title')}>
        {error === null ? (
          <Skeleton shape="card" height={240} />
        ) : (
          <ErrorState title={refusalOf(error)} onRetry={() => void refetch()} />
        )}
      </Frame>
    )
  return (
    <Frame title={hero.profile.name}>
      <HeroView
        hero={hero}
        hasFullAccess={permissions['fullAccess'] === true}
        party={party.data}
        history={history.data}
        busy={update.isPending}
        refusal={refusal}
        onSave={(body) => update.send({ params: { heroId: hero.id }, body })}
        onReload={() => void refetch()}
      />
      <Audit subject={hero.id} />
    </Frame>
  )
}

/** What a refusal says, and of which fields. */
export const refusalOf = ({ refusal, message }: RequestError): string => {
  const fields = (refusal?.errors ?? []).map((each) => `${each.path ?? each.param ?? ''}: ${each.message}`)
  return [refusal?.message ?? message, ...fields].join(' ')
}

/** docs/reference/screens.md 14.3. */
export const BlockersScreen = () => {
  const { data, isError, refetch } = useQuery('getBlockers', {})
  const [refusal, setRefusal] = useState<string>()
  const options = {
    invalidates: ['getBlockers', 'getAudit'],
    onDone: () => setRefusal(undefined),
    onRefused: (failure: RequestError) => setRefusal(refusalOf(failure)),
  } as const
  const create = useMutation('createBlocker', options)
  const update = useMutation('updateBlocker', options)
  const lift = useMutation('liftBlocker', options)
  return (
    <Frame title={t('titles.blockers')}>
      <BlockersView
        key={data?.length}
        state={toListState({ rows: data, isError, onRetry: () => void refetch() })}
        busy={create.isPending || update.isPending}
        refusal={refusal}
        onCreate={(body) => create.send({ body })}
        onUpdate={(blockerId, body) => update.send({ params: { blockerId }, body })}
        onLift={(blockerId) => lift.send({ params: { blockerId } })}
      />
    </Frame>
  )
}

/** What players reported. docs/decisions/104-reports-are-cases.md. */
export const CasesScreen = () => {
  const [showsClosed, setShowsClosed] = useState(false)
  const [deciding, setDeciding] = useState<string>()
  const query = showsClosed ? { closed: 'true' } : {}
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'getCases',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  const decide = useMutation('decideCase', { invalidates: ['getCases', 'getAudit'] })
  const more = hasNextPage ? () => void fetchNextPage() : undefined
  return (
    <Frame title={t('titles.reports')}>
      <CasesView
        state={toListState({ rows: data?.pages.flat(), isError, onRetry: () => void refetch(), onMore: more })}
        showsClosed={showsClosed}
        onShowClosed={setShowsClosed}
        deciding={decide.isPending ? deciding : undefined}
        onDecide={(caseId, decision, consequence) => {
          setDeciding(caseId)
          decide.send({ params: { caseId }, body: { decision, consequence } })
        }}
      />
    </Frame>
  )
}

/** What staff did. docs/decisions/105-the-audit.md. */
export const AuditScreen = () => (
  <Frame title={t('titles.audit')}>
    <Audit subject="" />
  </Frame>
)

const Audit = ({ subject }: { readonly subject: string }) => {
  const query = subject === '' ? {} : { subject }
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    'getAudit',
    { query: { ...query, page: 0 } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { ...query, page: pages.length } }) },
  )
  const more = hasNextPage ? () => void fetchNextPage() : undefined
  return (
    <AuditView
      state={toListState({ rows: data?.pages.flat(), isError, onRetry: () => void refetch(), onMore: more })}
    />
  )
}
