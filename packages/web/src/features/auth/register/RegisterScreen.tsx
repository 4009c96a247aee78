import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterLogin, pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { AuthCard } from '../AuthCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useRegister } from './use-register.ts'

export const RegisterScreen = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useRegister(() => void navigate(afterLogin(search), { replace: true }))
  const footer = (
    <>
      {t('auth.haveAccount')} <Link to={`${pathTo('login')}${search}`}>{t('auth.login')}</Link>
    </>
  )
  return (
    <AuthCard title={t('auth.register')} intro={t('auth.registerIntro')} footer={footer}>
      <RegisterForm {...form} onSubmit={(fields) => void form.onSubmit(fields)} />
    </AuthCard>
  )
}
