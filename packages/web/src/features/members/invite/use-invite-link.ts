import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { usePlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'

/** Follows a link by which somebody invited the player: to the invitation, or to the group it is of. */
export const useInviteLink = (): { readonly isFollowing: boolean } => {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const store = usePlayerStore()
  const token = search.get('groupInvite')
  const leave = () => setSearch({}, { replace: true })
  const { send } = useMutation('followInviteLink', {
    onDone: ({ id, type }) => {
      void store
        .reload()
        .finally(() =>
          type === 'party' ? leave() : void navigate(pathTo('guild', { groupId: id }), { replace: true }),
        )
    },
    onRefused: ({ refusal, message }) => {
      toasts.show({ type: 'error', text: refusal === undefined ? t('members.linkFailed') : message })
      leave()
    },
  })
  useEffect(() => {
    if (token !== null) send({ body: { token } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [token])
  return { isFollowing: token !== null }
}
