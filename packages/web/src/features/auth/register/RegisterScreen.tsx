import { lazy, Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterLogin, pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { AuthCard } from '../AuthCard.tsx'

import { RegisterForm } from './RegisterForm.tsx'
import { useRegister } from './use-register.ts'

/** The home page carries this file too, and has no use for it. */
const OtherSignInMethods = lazy(() =>
  import('../provider-sign-in/OtherSignInMethods.tsx').then(({ OtherSignInMethods: shown }) => ({ default: shown })),
)

export const RegisterScreen = () => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const onDone = () => void navigate(afterLogin(search), { replace: true })
  const form = useRegister(onDone)
  const footer = (
    <>
      {t('auth.haveAccount')} <Link to={`${pathTo('login')}${search}`}>{t('auth.login')}</Link>
    </>
  )
  return (
    <AuthCard title={t('auth.register')} intro={t('auth.registerIntro')} footer={footer}>
      <RegisterForm {...form} onSubmit={(fields) => void form.onSubmit(fields)} />
      <Suspense fallback={null}>
        <OtherSignInMethods search={search} hasPasskeys={false} onDone={onDone} />
      </Suspense>
    </AuthCard>
  )
}
