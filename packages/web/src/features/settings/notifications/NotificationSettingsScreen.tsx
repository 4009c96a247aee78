import { type ComponentProps, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { showSuccess } from '../show-success.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { SettingsLayout } from '../SettingsLayout.tsx'
import { DevicesGroup } from './DevicesGroup.tsx'
import { DAY_SUMMARY, EMAIL_KINDS, emailKindNamed } from './email-kinds.ts'
import { SwitchItem } from './SwitchItem.tsx'

const MOMENTS = ['levelUp', 'hatchPet', 'raisePet', 'streak'] as const

/** What the player's devices are told, which e-mails the player gets, and which moments open by themselves. docs/reference/screens.md 13.5. */
export const NotificationSettingsScreen = ({ browser }: ComponentProps<typeof DevicesGroup>) => {
  useEmailLink()
  const emails: Readonly<Record<string, boolean>> = usePlayer(({ user }) => user.preferences.emailNotifications)
  const moments = usePlayer(({ user }) => user.preferences.suppressModals)
  const getsNone = emails['unsubscribeFromAll'] === true
  return (
    <SettingsLayout title={t('titles.settings')}>
      <DevicesGroup {...(browser === undefined ? {} : { browser })} />
      <SettingsGroup title={t('settings.group.emails')}>
        <SwitchItem
          label={t('settings.emails.any')}
          hint={t('settings.emails.anyHint')}
          path="preferences.emailNotifications.unsubscribeFromAll"
          value={getsNone}
          isInverse
        />
        {EMAIL_KINDS.map((kind) => (
          <SwitchItem
            key={kind}
            label={t(`settings.emails.${kind}`)}
            path={`preferences.emailNotifications.${kind}`}
            value={emails[kind] !== false}
            isOff={getsNone}
          />
        ))}
        <SwitchItem
          label={t(`settings.emails.${DAY_SUMMARY}`)}
          hint={t('settings.emails.daySummaryHint')}
          path={`preferences.emailNotifications.${DAY_SUMMARY}`}
          value={emails[DAY_SUMMARY] === true}
          isOff={getsNone}
        />
      </SettingsGroup>
      <SettingsGroup title={t('settings.group.moments')}>
        {MOMENTS.map((moment) => (
          <SwitchItem
            key={moment}
            label={t(`settings.moments.${moment}`)}
            path={`preferences.suppressModals.${moment}`}
            value={moments[moment]}
            isInverse
          />
        ))}
      </SettingsGroup>
    </SettingsLayout>
  )
}

/** A link in an e-mail names the kind that it ends: `?unsubFrom=newPM`. */
const useEmailLink = () => {
  const dispatch = useDispatch()
  const [search, setSearch] = useSearchParams()
  const kind = emailKindNamed(search.get('unsubFrom'))
  useEffect(() => {
    if (kind === undefined) return
    dispatch('updateUser', { changes: { [`preferences.emailNotifications.${kind}`]: false } })
    showSuccess(t('settings.emails.ended', { kind: t(`settings.emails.${kind}`) }))
    setSearch({}, { replace: true })
  }, [kind, dispatch, setSearch])
}
