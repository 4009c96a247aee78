import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { PUSH_KINDS } from './push-kinds.ts'
import { SwitchItem } from './SwitchItem.tsx'

/** What devices are told. */
export const PushKinds = () => {
  const pushes: Readonly<Record<string, boolean>> = usePlayer(({ user }) => user.preferences.pushNotifications)
  const getsNone = pushes['unsubscribeFromAll'] === true
  return (
    <>
      <SwitchItem
        label={t('settings.push.any')}
        hint={t('settings.push.anyHint')}
        path="preferences.pushNotifications.unsubscribeFromAll"
        value={getsNone}
        isInverse
      />
      {PUSH_KINDS.map((kind) => (
        <SwitchItem
          key={kind}
          label={t(`settings.push.kind.${kind}`)}
          path={`preferences.pushNotifications.${kind}`}
          value={pushes[kind] !== false}
          isOff={getsNone}
        />
      ))}
    </>
  )
}
