import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { invalidate, useQuery } from '../../../queries/index.ts'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'
import { CodeForm } from './CodeForm.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpCode } from './SetUpCode.tsx'

type Step =
  | { readonly type: 'begin' }
  | { readonly type: 'setUp'; readonly secret: string; readonly uri: string }
  | { readonly type: 'codes'; readonly codes: ReadonlyArray<string> }

/** Codes of an authenticator app at each login: turned on, off, and with new recovery codes. */
export const SecondFactorRow = () => {
  const { row, done } = useRow('secondFactor')
  const isOffline = useIsOffline()
  const { data } = useQuery('secondFactor', {}, { enabled: !isOffline })
  const [step, setStep] = useState<Step>({ type: 'begin' })
  const isOn = data?.isOn === true
  const close = (): void => {
    setStep({ type: 'begin' })
    done()
  }
  const showCodes = ({ recoveryCodes }: { readonly recoveryCodes: ReadonlyArray<string> }): void => {
    void invalidate(['secondFactor'])
    setStep({ type: 'codes', codes: recoveryCodes })
  }
  return (
    <SettingRow
      {...row}
      onClose={() => {
        setStep({ type: 'begin' })
        row.onClose()
      }}
      name={t('security.factor.name')}
      value={isOn ? t('security.factor.on', { codes: data.recoveryCodes }) : t('security.factor.off')}
      action={t('settings.change')}
      unavailable={isOffline ? t('settings.needsNetwork') : undefined}
    >
      {step.type === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
      {step.type === 'setUp' && <SetUpCode {...step} onDone={showCodes} />}
      {step.type === 'begin' && !isOn && (
        <ConfirmForm
          endpoint="beginSecondFactor"
          text={t('security.factor.text')}
          submit={t('security.factor.begin')}
          onDone={(begun) => setStep({ type: 'setUp', ...begun })}
        />
      )}
      {step.type === 'begin' && isOn && (
        <>
          <CodeForm
            endpoint="renewRecoveryCodes"
            label={t('security.recovery.renewName')}
            text={t('security.recovery.renewText')}
            submit={t('security.recovery.renew')}
            onDone={showCodes}
          />
          <CodeForm
            endpoint="removeSecondFactor"
            label={t('security.factor.removeName')}
            text={t('security.factor.removeText')}
            submit={t('security.factor.remove')}
            danger
            onDone={() => {
              void invalidate(['secondFactor'])
              showSuccess(t('security.factor.removed'))
              close()
            }}
          />
        </>
      )}
    </SettingRow>
  )
}
