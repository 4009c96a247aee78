import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { session } from '../../session/index.ts'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import { AuthCard } from './AuthCard.tsx'

/** Forgets the login here, then lets the server forget its cookie. Reference, screens 16.6. */
export const LogoutScreen = () => {
  useEffect(() => {
    session.signOut()
    // Awaited by nobody: the login of this browser is gone already, and offline there is no one to tell.
    void fetch('/logout-server', { redirect: 'manual' }).catch(() => undefined)
  }, [])
  return (
    <AuthCard title={t('auth.logoutTitle')} intro={t('auth.logoutText')}>
      <Button asChild look="lantern" wide>
        <Link to={pathTo('login')}>{t('auth.login')}</Link>
      </Button>
    </AuthCard>
  )
}
