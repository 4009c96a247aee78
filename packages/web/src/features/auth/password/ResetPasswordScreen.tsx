import { Link, useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { Button } from '../../../ui/index.ts'
import { AuthCard } from '../AuthCard.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { useResetPassword } from './use-reset-password.ts'

export const ResetPasswordScreen = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { state, onSubmit } = useResetPassword(search, () => {
    toasts.show({ type: 'success', text: t('toasts.passwordChanged') })
    void navigate(pathTo('login'), { replace: true })
  })
  const again = (
    <Button asChild variant="primary">
      <Link to={pathTo('forgotPassword')}>{t('auth.askAgain')}</Link>
    </Button>
  )
  return (
    <AuthCard title={t('auth.resetTitle')} footer={<Link to={pathTo('login')}>{t('auth.backToLogin')}</Link>}>
      <ResetPasswordForm state={state} onSubmit={(fields) => void onSubmit(fields)} again={again} />
    </AuthCard>
  )
}
