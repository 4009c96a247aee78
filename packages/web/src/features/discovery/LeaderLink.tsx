import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'

type Props = { readonly leader: { readonly id: string; readonly name: string } | undefined }

/** Who leads, and the way to their profile. */
export const LeaderLink = ({ leader }: Props) => (
  <span>
    {leader === undefined ? (
      t('discovery.noLeader')
    ) : (
      <>
        {t('discovery.ledBy')}{' '}
        <Link to={pathTo('profile', { userId: leader.id })} dir="auto">
          {leader.name}
        </Link>
      </>
    )}
  </span>
)
