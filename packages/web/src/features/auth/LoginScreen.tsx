import { lazy, Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterLogin, pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { AuthCard } from './AuthCard.tsx'

import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

/** The home page carries this file too, and has no use for it. */
const OtherSignInMethods = lazy(() =>
  import('./provider-sign-in/OtherSignInMethods.tsx').then(({ OtherSignInMethods: shown }) => ({ default: shown })),
)

export const LoginScreen = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const onDone = () => void navigate(afterLogin(search), { replace: true })
  const form = useLogin(onDone)
  const footer = (
    <>
      {t('auth.noAccount')} <Link to={pathTo('register')}>{t('auth.register')}</Link>
    </>
  )
  return (
    <AuthCard title={t('auth.loginTitle')} footer={footer}>
      <LoginForm
        state={form.state}
        asksCode={form.asksCode}
        onSubmit={(fields) => void form.onSubmit(fields)}
        forgot={<Link to={pathTo('forgotPassword')}>{t('auth.forgot')}</Link>}
      />
      <Suspense fallback={null}>
        <OtherSignInMethods search={search} hasPasskeys onDone={onDone} />
      </Suspense>
    </AuthCard>
  )
}
