import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { useQuery } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'

type Props = { readonly id: string; readonly onLeave: () => void }

/** Who invites, with a way to their profile. An invitation stores the id alone. */
export const InvitedBy = ({ id, onLeave }: Props) => {
  const { data } = useQuery('getMember', { params: { memberId: id } })
  return data === undefined ? null : (
    <Link to={pathTo('profile', { userId: id })} onClick={onLeave}>
      {t('bell.invitedBy', { name: data.profile.name })}
    </Link>
  )
}
