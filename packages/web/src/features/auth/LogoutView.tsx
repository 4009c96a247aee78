import { cloneElement, type ReactElement } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, Spinner } from '../../ui/index.ts'
import { AuthCard } from './AuthCard.tsx'

type Props = {
  readonly state: 'checking' | 'unsent' | 'out'
  readonly onLeave: () => void
  /** Links without text. */
  readonly login: ReactElement
  readonly back: ReactElement
}

/** docs/reference/screens.md 16.6. */
export const LogoutView = ({ state, onLeave, login, back }: Props) => {
  switch (state) {
    case 'checking':
      return (
        <AuthCard title={t('auth.logoutBusy')}>
          <Spinner label={t('common.loading')} />
        </AuthCard>
      )
    case 'unsent':
      return (
        <AuthCard title={t('auth.logoutUnsentTitle')} intro={t('auth.logoutUnsent')}>
          <Button asChild variant="primary" wide>
            {cloneElement(back, {}, t('auth.logoutStay'))}
          </Button>
          <Button variant="danger" wide onClick={onLeave}>
            {t('auth.logoutAnyway')}
          </Button>
        </AuthCard>
      )
    case 'out':
      return (
        <AuthCard title={t('auth.logoutTitle')} intro={t('auth.logoutText')}>
          <Button asChild variant="primary" wide>
            {cloneElement(login, {}, t('auth.login'))}
          </Button>
        </AuthCard>
      )
  }
}
