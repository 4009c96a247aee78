import { hasPrivilege } from '@daykeep/rules/permissions'
import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { SettingsLayout } from '../SettingsLayout.tsx'
import { MakeCodes } from './MakeCodes.tsx'
import { RedeemCode } from './RedeemCode.tsx'

/** Codes are redeemed here, and made by those who may. docs/reference/screens.md 13.3. */
export const PromoCodeScreen = () => {
  const mayMake = usePlayer(({ user }) => hasPrivilege(user, 'coupons'))
  return (
    <SettingsLayout title={t('titles.settings')}>
      <SettingsGroup title={t('settings.promo.redeem')}>
        <RedeemCode />
      </SettingsGroup>
      {mayMake && (
        <SettingsGroup title={t('settings.promo.staff')}>
          <MakeCodes />
        </SettingsGroup>
      )}
    </SettingsLayout>
  )
}
