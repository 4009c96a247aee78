import type { Login } from '@daykeep/api/contract'
import { formatMoment, t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { Button, ErrorState, Skeleton } from '../../../ui/index.ts'
import { showSuccess } from '../show-success.ts'
import { SettingRow } from '../SettingRow.tsx'
import styles from '../SettingRow.module.css'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'
import { NamedRow } from './NamedRow.tsx'
import own from './Security.module.css'

type Props = { readonly kind: Login['kind'] }

/** The logins of the account, or the tokens of programs, each with its last use. */
export const LoginRows = ({ kind }: Props) => {
  const isOffline = useIsOffline()
  const { data, isError, refetch } = useQuery('logins', {}, { enabled: !isOffline })
  if (data === undefined)
    return (
      <li className={own.none}>
        {isOffline ? (
          t('settings.needsNetwork')
        ) : isError ? (
          <ErrorState title={t('security.noList')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton />
        )}
      </li>
    )
  const logins = data.filter((login) => login.kind === kind)
  if (logins.length === 0) return <li className={own.none}>{t('security.token.none')}</li>
  return (
    <>
      {logins.map((login) => (
        <LoginRow key={login.id} {...login} />
      ))}
      {kind === 'login' && logins.length > 1 && <EndOthersRow count={logins.length - 1} />}
    </>
  )
}

const LoginRow = ({ id, label, kind, createdAt, lastUsedAt, current }: Login) => {
  const { row, done } = useRow(`login-${id}`)
  const end = useMutation('endLogin', {
    invalidates: ['logins'],
    onDone: () => {
      showSuccess(t(kind === 'api' ? 'security.token.revoked' : 'security.login.ended'))
      done()
    },
  })
  const dates = { made: formatMoment(Date.parse(createdAt)), used: formatMoment(Date.parse(lastUsedAt)) }
  return (
    <NamedRow
      row={row}
      onDone={done}
      id={id}
      name={label}
      value={current ? t('security.login.current', dates) : t('security.login.value', dates)}
      rename="renameLogin"
      list="logins"
      remove={t(kind === 'api' ? 'security.token.revoke' : 'security.login.end')}
      isRemoving={end.isPending}
      onRemove={() => end.send({ params: { id } })}
    />
  )
}

const EndOthersRow = ({ count }: { readonly count: number }) => {
  const { row, done } = useRow('endOthers')
  const end = useMutation('endOtherLogins', {
    invalidates: ['logins'],
    onDone: () => {
      showSuccess(t('security.login.othersEnded'))
      done()
    },
  })
  return (
    <SettingRow {...row} name={t('security.login.others')} value={t('security.login.otherCount', { count })}>
      <p className={styles.text}>{t('security.login.othersText')}</p>
      <div className={styles.buttons}>
        <Button variant="danger" busy={end.isPending} onClick={() => end.send({})}>
          {t('security.login.endOthers')}
        </Button>
      </div>
    </SettingRow>
  )
}
