import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'
import { CopyLine } from '../CopyLine.tsx'

/** By which programs, and friends who invite, find the player. */
export const UserIdRow = () => {
  const id = usePlayer(({ user }) => user._id)
  const { row } = useRow('userId')
  return (
    <SettingRow {...row} name={t('settings.token.id')} value={<code>{id}</code>} action={t('settings.show')}>
      <CopyLine label={t('settings.token.id')} text={id} />
    </SettingRow>
  )
}
