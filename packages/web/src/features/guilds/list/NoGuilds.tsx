import { Shield } from 'lucide-react'
import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, EmptyState } from '../../../ui/index.ts'

/** Nobody has founded one. */
export const NoPublicGuilds = () => (
  <EmptyState icon={<Shield size={26} />} title={t('guilds.none')}>
    {t('guilds.noneYet')}
  </EmptyState>
)

/** The player is in none: leads to where there are some. */
export const NoOwnGuilds = () => (
  <EmptyState
    icon={<Shield size={26} />}
    title={t('guilds.noneOwn')}
    action={
      <Button asChild variant="tertiary">
        <Link to={pathTo('discovery')}>{t('guilds.toDiscovery')}</Link>
      </Button>
    }
  >
    {t('guilds.noneOwnText')}
  </EmptyState>
)
