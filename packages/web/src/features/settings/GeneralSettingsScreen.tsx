import { t } from '../../i18n/index.ts'
import { LeaveDialog, UnsavedGuard } from '../unsaved/index.ts'
import { AppearanceRow } from './rows/AppearanceRow.tsx'
import { ClassRow } from './rows/ClassRow.tsx'
import { DatesRow } from './rows/DatesRow.tsx'
import { DayStartRow } from './rows/DayStartRow.tsx'
import { DeleteRow } from './rows/DeleteRow.tsx'
import { DisplayNameRow } from './rows/DisplayNameRow.tsx'
import { EmailRow } from './rows/EmailRow.tsx'
import { GemCommandRow } from './rows/GemCommandRow.tsx'
import { LanguageRow } from './rows/LanguageRow.tsx'
import { MissedDailiesRow } from './rows/MissedDailiesRow.tsx'
import { MotionRow } from './rows/MotionRow.tsx'
import { PasswordRow } from './rows/PasswordRow.tsx'
import { PauseRow } from './rows/PauseRow.tsx'
import { ResetRow } from './rows/ResetRow.tsx'
import { SoundRow } from './rows/SoundRow.tsx'
import { TasksRow } from './rows/TasksRow.tsx'
import { TimeOffRow } from './rows/TimeOffRow.tsx'
import { TimeZoneRow } from './rows/TimeZoneRow.tsx'
import { UsernameRow } from './rows/UsernameRow.tsx'
import { ValuesRow } from './rows/ValuesRow.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'
import { OpenRowContext, useOpenRow } from './use-open-row.ts'

/** docs/reference/screens.md 13.1. */
export const GeneralSettingsScreen = () => {
  const { rows, isUnsaved, isAsking, stay, leave } = useOpenRow()
  return (
    <OpenRowContext value={rows}>
      <SettingsLayout title={t('titles.settings')}>
        <SettingsGroup title={t('settings.group.days')}>
          <LanguageRow />
          <DatesRow />
          <DayStartRow />
          <TimeZoneRow />
          <PauseRow />
          <TimeOffRow />
          <MissedDailiesRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.looks')}>
          <AppearanceRow />
          <MotionRow />
          <SoundRow />
          <TasksRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.hero')}>
          <ClassRow />
          <GemCommandRow command="fortify" />
          <GemCommandRow command="rebirth" />
          <ValuesRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.account')}>
          <DisplayNameRow />
          <UsernameRow />
          <EmailRow />
          <PasswordRow />
        </SettingsGroup>
        <SettingsGroup title={t('settings.group.end')}>
          <ResetRow />
          <DeleteRow />
        </SettingsGroup>
      </SettingsLayout>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {isAsking && <LeaveDialog onStay={stay} onLeave={leave} />}
    </OpenRowContext>
  )
}
