import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterLogin, pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

export const LoginScreen = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useLogin(() => void navigate(afterLogin(search), { replace: true }))
  const footer = (
    <>
      {t('auth.noAccount')} <Link to={pathTo('register')}>{t('auth.register')}</Link>
    </>
  )
  return (
    <AuthCard title={t('auth.loginTitle')} footer={footer}>
      <LoginForm
        state={form.state}
        onSubmit={(fields) => void form.onSubmit(fields)}
        forgot={<Link to={pathTo('forgotPassword')}>{t('auth.forgot')}</Link>}
      />
    </AuthCard>
  )
}
