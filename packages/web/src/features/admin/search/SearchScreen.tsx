import { Navigate, useNavigate } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useQuery, toListState } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { pagesFor } from '../admin-pages.ts'
import { Frame } from '../Frame.tsx'
import { usePermissions, useRouteParam } from '../use-staff.ts'
import { SearchView } from './SearchView.tsx'

/** Opens the first page that the reader may see. docs/reference/screens.md 14. */
export const AdminScreen = () => {
  const [first = 'tasks'] = pagesFor(usePermissions())
  return <Navigate to={pathTo(first)} replace />
}

/** docs/reference/screens.md 14.1. */
export const AdminPanelScreen = () => {
  const userIdentifier = useRouteParam('userIdentifier')
  const navigate = useNavigate()
  const found = useQuery('searchUsers', { params: { userIdentifier } }, { enabled: userIdentifier !== '' })
  const { data } = found
  const [only] = data?.length === 1 ? data : []
  if (only !== undefined) return <Navigate to={pathTo('adminUser', { userIdentifier: only.id })} replace />
  return (
    <Frame title={t('admin.search.title')}>
      <SearchView
        start={userIdentifier}
        onSearch={(text) => void navigate(pathTo('adminSearch', { userIdentifier: text }))}
        state={userIdentifier === '' ? undefined : toListState(data, found)}
      />
    </Frame>
  )
}
