import type { Passkey } from '@daykeep/api/contract'
import { formatMoment, t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { showSuccess } from '../show-success.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'
import { NamedRow } from './NamedRow.tsx'

/** The passkeys of the account, each to be named and removed. */
export const PasskeyRows = () => {
  const isOffline = useIsOffline()
  const { data = [] } = useQuery('passkeys', {}, { enabled: !isOffline })
  return data.map((passkey) => <PasskeyRow key={passkey.id} {...passkey} />)
}

const PasskeyRow = ({ id, name, createdAt, lastUsedAt }: Passkey) => {
  const { row, done } = useRow(`passkey-${id}`)
  const remove = useMutation('removePasskey', {
    invalidates: ['passkeys'],
    onDone: () => {
      showSuccess(t('security.passkey.removed'))
      done()
    },
  })
  return (
    <NamedRow
      row={row}
      onDone={done}
      id={id}
      name={name}
      value={t('security.passkey.value', {
        made: formatMoment(Date.parse(createdAt)),
        used: formatMoment(Date.parse(lastUsedAt)),
      })}
      rename="renamePasskey"
      list="passkeys"
      remove={t('security.passkey.remove')}
      isRemoving={remove.isPending}
      onRemove={() => remove.send({ params: { id } })}
    />
  )
}
