import { hasPrivilege, isStaff } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { removalOf, updateAccount } from '../accounts/index.ts'
import { auditActor, toAuditWrite } from '../commands/index.ts'
import { notAuthorized } from '../core/api-error.ts'
import { type DeliveryDependencies, sendDeliveries } from '../deliveries/index.ts'
import { findHero } from './find-hero.ts'
import { forStaff } from './require-privilege.ts'

/**
 * Deletes the account of a player with all that is of it, for support; of staff, for full access alone. Refuses
 * userWithIDNotFound, cannotDeleteActiveAccount, leaderCannotLeaveGroupWithActiveGroup. docs/reference/api.md 2.11 and
 * 4.1; docs/decisions/110-accounts-that-staff-delete.md
 */
export const deleteMember = forStaff<'deleteMember', 'i18n' | keyof DeliveryDependencies>(
  'deletePlayer',
  (app) =>
    async ({ input, player }) => {
      const hero = await findHero(app.store, input.params.memberId)
      if (E.isLeft(hero)) return hero
      if (isStaff(hero.right.body) && !hasPrivilege(player.body, 'groupSupport'))
        return E.left(notAuthorized('noPrivAccess'))
      if (input.query.deleteAccount === 'false') return E.right({ data: {}, user: player })
      const { id, body } = hero.right
      const changed = await updateAccount(app, id, async (found) => {
        const removal = await removalOf(app, found)
        if (E.isLeft(removal)) return removal
        const actor = auditActor(player.body)
        const auditSubject = { kind: 'users', id, path: '', before: body.auth.local.username ?? '' } as const
        const line = toAuditWrite({
          at: app.clock(),
          actor,
          act: 'deletePlayer',
          subjects: [id],
          changes: [auditSubject],
        })
        return E.right({ otherWrites: [...removal.right, line] })
      })
      if (E.isLeft(changed)) return changed
      sendDeliveries(app)
      return E.right({ data: {}, ...(id === player.id ? {} : { user: player }) })
    },
)
