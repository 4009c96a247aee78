import * as E from 'fp-ts/lib/Either.js'
import { createResetSender, type ResetDependencies } from '../accounts/index.ts'
import { auditActor, toAuditWrite } from '../commands/index.ts'
import { badRequest } from '../core/api-error.ts'
import { findHero } from './find-hero.ts'
import { forStaff } from './require-privilege.ts'

/**
 * Sends a player the link with which they choose a new password, to their own address. Refuses userWithIDNotFound,
 * playerHasNoEmail, playerSuspended and tooManyLetters. docs/reference/screens.md 14.2.
 */
export const sendResetLink = forStaff<'sendResetLink', keyof ResetDependencies>('writeHero', (app) => {
  const sendLink = createResetSender(app)
  return async ({ input, player }) => {
    const hero = await findHero(app.store, input.params.userId)
    if (E.isLeft(hero)) return hero
    const { id, body } = hero.right
    if ((body.auth.local.email ?? '') === '') return E.left(badRequest('playerHasNoEmail'))
    if (body.auth.blocked === true) return E.left(badRequest('playerSuspended'))
    const changes = [{ kind: 'users', id, path: 'resetLink', after: body.auth.local.email }] as const
    const line = { at: app.clock(), actor: auditActor(player.body), act: 'sendResetLink', subjects: [id], changes }
    const delivery = await sendLink(id, [toAuditWrite(line)])
    return E.map(() => ({ data: {}, user: player }))(delivery)
  }
})
