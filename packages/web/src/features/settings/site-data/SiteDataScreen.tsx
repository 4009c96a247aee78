import { t } from '../../../i18n/index.ts'
import { LeaveDialog, UnsavedGuard } from '../../unsaved/index.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { SettingsLayout } from '../SettingsLayout.tsx'
import { OpenRowContext, useOpenRow } from '../use-open-row.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { DeveloperRow } from './DeveloperRow.tsx'
import { ExportsRow } from './ExportsRow.tsx'
import { ImportRow } from './import/ImportRow.tsx'
import { RestoreRow } from './restore/RestoreRow.tsx'
import { TokenRow } from './TokenRow.tsx'
import { UserIdRow } from './UserIdRow.tsx'
import { NewWebhookRow } from './webhooks/NewWebhookRow.tsx'
import { WebhookRows } from './webhooks/WebhookRows.tsx'

/** docs/reference/screens.md 13.2. */
export const SiteDataScreen = () => {
  const { rows, isUnsaved, isAsking, stay, leave } = useOpenRow()
  return (
    <OpenRowContext value={rows}>
      <SettingsLayout title={t('titles.settings')}>
        <SettingsGroup title={t('settings.group.programs')}>
          <UserIdRow />
          <TokenRow />
          <DeveloperRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.webhooks')}>
          <WebhookRows />
          <NewWebhookRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.data')}>
          <ExportsRow />
          <ImportRow />
          <RestoreRow />
          <CalendarRow />
        </SettingsGroup>
      </SettingsLayout>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {isAsking && <LeaveDialog onStay={stay} onLeave={leave} />}
    </OpenRowContext>
  )
}
