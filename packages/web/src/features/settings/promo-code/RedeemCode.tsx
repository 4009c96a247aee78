import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { showSuccess } from '../show-success.ts'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import styles from './PromoCode.module.css'

/** A code becomes what it stands for. */
export const RedeemCode = () => {
  const store = usePlayerStore()
  const [redeemed, setRedeemed] = useState(0)
  const { state, onSubmit } = useAccountForm({
    endpoint: 'enterCoupon',
    required: { code: 'settings.promo.missing' },
    toRequest: ({ code = '' }) => ({ params: { code: code.trim() } }),
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.promo.done'))
      setRedeemed(redeemed + 1)
    },
  })
  return (
    <li className={styles.item}>
      <SettingForm
        key={redeemed}
        label={t('settings.promo.redeem')}
        state={state}
        submit={t('settings.promo.submit')}
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <TextField
          name="code"
          label={t('settings.promo.code')}
          hint={t('settings.promo.hint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={fieldError(state, 'code')}
        />
      </SettingForm>
    </li>
  )
}
