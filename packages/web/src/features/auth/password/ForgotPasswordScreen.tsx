import { Link } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { AuthCard } from '../AuthCard.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { useForgotPassword } from './use-forgot-password.ts'

export const ForgotPasswordScreen = () => {
  const { state, onSubmit } = useForgotPassword()
  return (
    <AuthCard title={t('auth.forgotTitle')} footer={<Link to={pathTo('login')}>{t('auth.backToLogin')}</Link>}>
      <ForgotPasswordForm state={state} onSubmit={(fields) => void onSubmit(fields)} />
    </AuthCard>
  )
}
