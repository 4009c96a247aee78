import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { afterLogin, pathTo, useRouteParam } from '../../routes/index.ts'
import { useCredentials } from '../../session/index.ts'
import { toasts } from '../../toasts/index.ts'
import { AuthCard, begunSignIn, forgetBegunSignIn } from '../auth/index.ts'
import { SignInRedirectView } from './SignInRedirectView.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/** Where a provider leads back to; Apple has a path of its own. docs/reference/application.md 2. */
export const SignInRedirectScreen = () => {
  const navigate = useNavigate()
  const network = useRouteParam('network') || 'apple'
  const { search } = begunSignIn()
  const [isLinking] = useState(useCredentials() !== undefined)
  const { step, onRegister, onCode } = useFinishSignIn(network, search, ({ linked }) => {
    forgetBegunSignIn()
    if (linked) toasts.show({ type: 'success', text: t('signIn.linked') })
    void navigate(linked ? pathTo('security') : afterLogin(search), { replace: true })
  })
  return (
    <AuthCard title={t(isLinking ? 'security.group.ways' : 'auth.loginTitle')}>
      <SignInRedirectView step={step} isLinking={isLinking} onRegister={onRegister} onCode={onCode} />
    </AuthCard>
  )
}
