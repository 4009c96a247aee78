import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { invalidate } from '../../../queries/index.ts'
import { Button, TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { CopyLine } from '../CopyLine.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

/** Makes a token for a program, which is shown once. */
export const NewTokenRow = () => {
  const { row, done } = useRow('newToken')
  const [token, setToken] = useState<string>()
  const { state, onSubmit } = useAccountForm({
    endpoint: 'makeToken',
    required: { name: 'security.missingName' },
    toRequest: ({ name = '' }) => ({ body: { name: name.trim() } }),
    onDone: ({ apiToken }) => {
      void invalidate(['logins'])
      setToken(apiToken)
    },
  })
  const isOffline = useIsOffline()
  return (
    <SettingRow
      {...row}
      onClose={() => {
        setToken(undefined)
        row.onClose()
      }}
      name={t('security.token.new')}
      value={t('security.token.what')}
      action={t('security.add')}
    >
      {token === undefined ? (
        <SettingForm
          label={t('security.token.new')}
          state={state}
          submit={t('security.token.make')}
          isOffline={isOffline}
          onSubmit={onSubmit}
        >
          <p className={styles.text}>{t('security.token.text')}</p>
          <TextField name="name" label={t('security.name')} maxLength={80} error={fieldError(state, 'name')} />
        </SettingForm>
      ) : (
        <>
          <p className={styles.text}>{t('security.token.once')}</p>
          <CopyLine label={t('security.token.name')} text={token} />
          <div className={styles.buttons}>
            <Button
              variant="primary"
              onClick={() => {
                setToken(undefined)
                done()
              }}
            >
              {t('security.token.kept')}
            </Button>
          </div>
        </>
      )}
    </SettingRow>
  )
}
