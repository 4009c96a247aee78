import type { SignInNetwork } from '@daykeep/api/contract'
import { t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { Button } from '../../../ui/index.ts'
import { saveBegunSignIn } from '../../auth/index.ts'
import { showSuccess } from '../show-success.ts'
import { SettingRow } from '../SettingRow.tsx'
import styles from '../SettingRow.module.css'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

/** A row for each provider of this server. The last way in cannot be disconnected; the server says so. */
export const SignInMethodRows = () => {
  const { data = [] } = useQuery('signInNetworks', {})
  return data.map((network) => <SignInMethodRow key={network.network} {...network} />)
}

const SignInMethodRow = ({ network, name }: SignInNetwork) => {
  const store = usePlayerStore()
  const isOffline = useIsOffline()
  const linked = usePlayer(({ user }) => user.auth[network])
  const { row, done } = useRow(`network-${network}`)
  const begin = useMutation('beginSignIn', {
    onDone: ({ url }) => {
      saveBegunSignIn({ search: '' })
      window.location.assign(url)
    },
  })
  const unlink = useMutation('unlinkNetwork', {
    onDone: () => {
      void store.reload()
      showSuccess(t('security.network.unlinked', { name }))
      done()
    },
  })
  const email = linked?.emails?.[0]?.value
  return (
    <SettingRow
      {...row}
      name={name}
      value={linked === undefined ? t('security.network.none') : (email ?? t('security.network.linked'))}
      action={t('settings.change')}
      unavailable={isOffline ? t('settings.needsNetwork') : undefined}
    >
      <p className={styles.text}>
        {t(linked === undefined ? 'security.network.link' : 'security.network.text', { name })}
      </p>
      <div className={styles.buttons}>
        {linked === undefined ? (
          <Button
            variant="primary"
            busy={begin.isPending}
            onClick={() => begin.send({ params: { network }, body: { link: true } })}
          >
            {t('security.network.connect', { name })}
          </Button>
        ) : (
          <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.send({ params: { network } })}>
            {t('security.network.disconnect', { name })}
          </Button>
        )}
      </div>
    </SettingRow>
  )
}
