import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { TextField } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'
import { ConfirmForm } from './ConfirmForm.tsx'

const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The device has a passkey of this account; what else goes wrong, a browser does not tell. */
const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'

/** Makes a passkey on this device. */
export const NewPasskeyRow = () => {
  const { row, done } = useRow('newPasskey')
  const isOffline = useIsOffline()
  const [problem, setProblem] = useState<string>()
  const add = useMutation('addPasskey', {
    invalidates: ['passkeys'],
    onDone: () => {
      showSuccess(t('security.passkey.added'))
      done()
    },
  })
  const make = async (ceremony: string, options: unknown, name: string): Promise<void> => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    try {
      const response = await startRegistration({ optionsJSON: options as never })
      add.send({ body: { ceremony, name, response: { ...response } } })
    } catch (error) {
      setProblem(t(isKnownHere(error) ? 'security.passkey.isHere' : 'security.passkey.notMade'))
    }
  }
  const unavailable = isOffline
    ? t('settings.needsNetwork')
    : knowsPasskeys()
      ? undefined
      : t('security.passkey.unknown')
  return (
    <SettingRow
      {...row}
      name={t('security.passkey.new')}
      value={t('security.passkey.what')}
      action={t('security.add')}
      unavailable={unavailable}
    >
      {problem !== undefined && (
        <p role="alert" className={styles.text}>
          {problem}
        </p>
      )}
      <ConfirmForm
        endpoint="beginPasskey"
        text={t('security.passkey.text')}
        submit={t('security.passkey.make')}
        required={{ name: 'security.missingName' }}
        onTry={() => setProblem(undefined)}
        onDone={({ ceremony, options }, { name = '' }) => void make(ceremony, options, name)}
      >
        <TextField name="name" label={t('security.name')} maxLength={80} hint={t('security.passkey.nameHint')} />
      </ConfirmForm>
    </SettingRow>
  )
}
