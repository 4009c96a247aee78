import { cloneElement, type ReactElement } from 'react'
import { t } from '../../texts/index.ts'
import { Button, Spinner } from '../../ui/index.ts'
import { AuthCard } from './AuthCard.tsx'

type Props = {
  readonly state: 'looking' | 'unsent' | 'out'
  readonly onLeave: () => void
  /** Links without words. */
  readonly login: ReactElement
  readonly back: ReactElement
}

/** Reference, screens 16.6. */
export const LogoutView = ({ state, onLeave, login, back }: Props) => {
  switch (state) {
    case 'looking':
      return (
        <AuthCard title={t('auth.logoutBusy')}>
          <Spinner label={t('common.loading')} />
        </AuthCard>
      )
    case 'unsent':
      return (
        <AuthCard title={t('auth.logoutUnsentTitle')} intro={t('auth.logoutUnsent')}>
          <Button asChild look="lantern" wide>
            {cloneElement(back, {}, t('auth.logoutStay'))}
          </Button>
          <Button look="danger" wide onClick={onLeave}>
            {t('auth.logoutAnyway')}
          </Button>
        </AuthCard>
      )
    case 'out':
      return (
        <AuthCard title={t('auth.logoutTitle')} intro={t('auth.logoutText')}>
          <Button asChild look="lantern" wide>
            {cloneElement(login, {}, t('auth.login'))}
          </Button>
        </AuthCard>
      )
  }
}
