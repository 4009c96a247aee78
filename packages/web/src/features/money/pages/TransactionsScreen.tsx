import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { RequestError, sendRequest, useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { SettingsLayout } from '../../settings/index.ts'
import type { Receiver } from '../money-dialogs.ts'
import { HistoryView } from './HistoryView.tsx'
import styles from './pages.module.css'

/** Anybody's changes of gems and hourglasses, for support; first one's own. docs/reference/screens.md 13.6. */
export const TransactionsScreen = () => {
  const own = usePlayer(({ user }) => user._id)
  const ownName = usePlayer(({ user }) => user.profile.name)
  const [member, setMember] = useState<Receiver>({ id: own, name: ownName })
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { data, isError, refetch } = useQuery('memberPurchaseHistory', { params: { memberId: member.id } })
  const find = async (username: string) => {
    setError(undefined)
    try {
      const found = await sendRequest('memberByUsername', { params: { username } })
      setMember({ id: found._id, name: found.profile.name })
    } catch (failure) {
      const refused = failure instanceof RequestError && failure.refusal !== undefined
      setError(t(refused ? 'money.gift.nobody' : 'toasts.serverAway'))
    }
  }
  return (
    <SettingsLayout title={t('titles.transactions')}>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void find(name.trim().replace(/^@/, ''))
        }}
      >
        <TextField
          label={t('money.gift.whom')}
          value={name}
          error={error}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t('money.history.find')}</Button>
      </form>
      <p>{t('money.history.of', { name: member.name })}</p>
      <HistoryView transactions={data} failed={isError} onRetry={() => void refetch()} />
    </SettingsLayout>
  )
}
