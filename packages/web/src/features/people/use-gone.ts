import type { EndpointName } from '@daykeep/api/contract'
import type { User } from '@daykeep/rules/model'
import { t } from '../../i18n/index.ts'
import { type RequestError, showRefusal } from '../../queries/index.ts'
import { type PlayerStore, usePlayerStore } from '../../sync/index.ts'
import { toasts } from '../../toasts/index.ts'

/**
 * For `onRefused` of an answer: reloads the player, since others may have withdrawn the invitation. Says so if they
 * have; else shows the refusal.
 */
export const goneFor =
  (store: Pick<PlayerStore, 'reload' | 'snapshot'>) =>
  <Sent>(name: EndpointName, isThere: (user: User, sent: Sent) => boolean) =>
  (error: RequestError, { sent }: { readonly sent: Sent }): void => {
    if (error.refusal === undefined) return showRefusal(name, error)
    void store.reload().then(() => {
      if (isThere(store.snapshot().player.user, sent)) return showRefusal(name, error)
      toasts.show({ type: 'info', text: t('people.gone'), flavorMessage: t('people.goneText') })
    })
  }

export const useGone = () => goneFor(usePlayerStore())

type OfGroup = { readonly params: { readonly groupId: string | number } }

/** Whether a group invites the player. */
export const isInvited = ({ invitations }: User, { params: { groupId } }: OfGroup): boolean =>
  [...invitations.parties, ...invitations.guilds].some(({ id }) => id === groupId)
