import type { User } from '@daykeep/rules/model'
import { useNavigate } from 'react-router-dom'
import { nameOf, t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'
import { isInvited, useGone } from '../people/index.ts'

/**
 * The answers to entries that the server alone can give: to invitations, and to work that waits for approval. The player
 * is reloaded afterwards, which removes the entry. `onClose`: before a toast leads away.
 */
export const useEntryRequests = (onClose: () => void) => {
  const store = usePlayerStore()
  const gone = useGone()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const quest = usePlayer(({ user }) => user.party.quest.key)
  const reload = () => void store.reload()
  const showOutcome = (text: string, about: string, path: string) => {
    reload()
    const run = () => {
      onClose()
      void navigate(path)
    }
    toasts.show({ type: 'success', text, flavorMessage: about, action: { label: t('bell.goThere'), run } })
  }
  const join = useMutation('joinGroup', {
    invalidates: ['getGroup', 'groupMembers'],
    onRefused: gone('joinGroup', isInvited),
    onDone: ({ _id, name, type }) =>
      showOutcome(t('bell.joined'), name, type === 'party' ? pathTo('party') : pathTo('guild', { groupId: _id })),
  })
  const accept = useMutation('acceptQuest', {
    invalidates: ['getGroup'],
    onRefused: gone('acceptQuest', isInvitedToQuest),
    onDone: () => showOutcome(t('bell.accepted'), nameOf(`quests.${quest}`), pathTo('party')),
  })
  const reject = useMutation('rejectQuest', {
    invalidates: ['getGroup'],
    onRefused: gone('rejectQuest', isInvitedToQuest),
    onDone: reload,
  })
  // Dismissed once it has succeeded: after a refusal the entry stays.
  const decision = {
    invalidates: ['getGroup'] as const,
    onDone: (_: unknown, { sent: { params } }: { readonly sent: { readonly params: TaskOfMember } }) => {
      const ids = approvalsOf(store.snapshot().player.user, params)
      if (ids.length > 0) dispatch('readNotifications', { ids })
      reload()
    },
  }
  const approve = useMutation('approveTask', decision)
  const sendBack = useMutation('needsWork', decision)
  const ofParty = { params: { groupId: 'party' } }
  return {
    join: (groupId: string) => join.send({ params: { groupId } }),
    accept: () => accept.send(ofParty),
    reject: () => reject.send(ofParty),
    approve: (taskId: string, userId: string) => approve.send({ params: { taskId, userId } }),
    sendBack: (taskId: string, userId: string) => sendBack.send({ params: { taskId, userId } }),
  }
}

const isInvitedToQuest = ({ party }: User): boolean => party.quest.RSVPNeeded

type TaskOfMember = { readonly taskId: string | number; readonly userId: string | number }

const approvalsOf = ({ notifications }: User, { taskId, userId }: TaskOfMember): ReadonlyArray<string> =>
  notifications.flatMap(({ id, type, data }) =>
    type === 'GROUP_TASK_APPROVAL' && data['taskId'] === taskId && data['userId'] === userId ? [id] : [],
  )
