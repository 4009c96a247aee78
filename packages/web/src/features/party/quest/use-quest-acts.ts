import type { EndpointName } from '@daykeep/api/contract'
import { useMutation } from '../../../queries/index.ts'
import type { QuestAct } from '../party-model.ts'

const CHANGED = ['getGroup', 'groupMembers', 'getChat'] as const satisfies ReadonlyArray<EndpointName>

/** What a member does about the quest of their party; `busy` is what runs. docs/reference/api.md 2.10. */
export const useQuestActs = (partyId: string) => {
  const options = { invalidates: CHANGED }
  const requests = {
    accept: useMutation('acceptQuest', options),
    reject: useMutation('rejectQuest', options),
    start: useMutation('forceStartQuest', options),
    cancel: useMutation('cancelQuest', options),
    abort: useMutation('abortQuest', options),
    leave: useMutation('leaveQuest', options),
  }
  const acts = Object.keys(requests) as ReadonlyArray<QuestAct>
  return {
    busy: acts.find((act) => requests[act].isPending),
    act: (act: QuestAct) => requests[act].send({ params: { groupId: partyId } }),
  }
}
