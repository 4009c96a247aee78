import { t } from '../../../i18n/index.ts'
import { LeaveDialog, UnsavedGuard } from '../../unsaved/index.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { SettingsLayout } from '../SettingsLayout.tsx'
import { OpenRowContext, useOpenRow } from '../use-open-row.ts'
import { LoginRows } from './LoginRows.tsx'
import { NewPasskeyRow } from './NewPasskeyRow.tsx'
import { NewTokenRow } from './NewTokenRow.tsx'
import { PasskeyRows } from './PasskeyRows.tsx'
import { SecondFactorRow } from './SecondFactorRow.tsx'
import { SignInMethodRows } from './SignInMethodRows.tsx'

/** How one gets in, and who is in. docs/reference/screens.md 13.1; docs/decisions/112-second-factor-and-passkeys.md. */
export const SecurityScreen = () => {
  const { rows, isUnsaved, isAsking, stay, leave } = useOpenRow()
  return (
    <OpenRowContext value={rows}>
      <SettingsLayout title={t('titles.settings')}>
        <SettingsGroup title={t('security.group.ways')}>
          <SignInMethodRows />
          <SecondFactorRow />
        </SettingsGroup>
        <SettingsGroup title={t('security.group.passkeys')}>
          <PasskeyRows />
          <NewPasskeyRow />
        </SettingsGroup>
        <SettingsGroup title={t('security.group.logins')}>
          <LoginRows kind="login" />
        </SettingsGroup>
        <SettingsGroup title={t('security.group.tokens')}>
          <LoginRows kind="api" />
          <NewTokenRow />
        </SettingsGroup>
      </SettingsLayout>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {isAsking && <LeaveDialog onStay={stay} onLeave={leave} />}
    </OpenRowContext>
  )
}
