import type { FoundUser } from '@daykeep/api/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, TextField, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'

type Props = {
  readonly start: string
  readonly onSearch: (text: string) => void
  /** Undefined before the first search. */
  readonly state: ListState<FoundUser> | undefined
}

/** Players by id, name or address. docs/reference/screens.md 14.1. */
export const SearchView = ({ start, onSearch, state }: Props) => {
  const [text, setText] = useState(start)
  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onSearch(text.trim())
        }}
      >
        <TextField
          type="search"
          label={t('admin.search.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('admin.search.run')}
        </Button>
      </form>
      {state !== undefined && (
        <AdminList state={state} icon={<Search size={26} />} empty={t('admin.search.none')} keyOf={({ id }) => id}>
          {({ id, profile, auth, contributor }) => (
            <Card className={styles.entry}>
              <h2 className={styles.name} dir="auto">
                <Link to={pathTo('adminUser', { userIdentifier: id })}>{profile.name}</Link>
              </h2>
              <p className={styles.meta}>
                @{auth.local.username} · {auth.local.email}
                {typeof contributor['level'] === 'number' &&
                  ` · ${t('hall.rank.contributors', { rank: contributor['level'] })}`}
              </p>
            </Card>
          )}
        </AdminList>
      )}
    </>
  )
}
