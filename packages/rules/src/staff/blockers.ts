import * as E from 'fp-ts/lib/Either.js'
import { findDocument, requireActor, type SharedRule, succeed, withDocuments } from '../documents/index.ts'
import { idFrom, refuse, refuseFields, type Result, type RuleContext, toIso } from '../kernel/index.ts'
import type { Blocker } from '../model/index.ts'
import { authorizeSiteAction } from '../permissions/index.ts'

export type BlockerFields = Pick<Blocker, 'type' | 'value'> & Partial<Pick<Blocker, 'area' | 'reason' | 'blockSource'>>

type Refusals = 'noPrivAccess' | 'blockerNotFound' | 'invalidReqParams'

/** Blocks an address, an e-mail domain or a client. docs/reference/api.md 2.16. */
export const createBlocker: SharedRule<keyof RuleContext, { readonly blocker: BlockerFields }, Refusals, Blocker> =
  ({ now, seed }) =>
  ({ actorId, blocker: { area = 'full', blockSource = 'administrator', ...fields } }) =>
  (documents) => {
    const authorized = authorizeSiteAction('writeBlockers', requireActor(documents, actorId))
    if (E.isLeft(authorized)) return refuse('noPrivAccess')
    const at = toIso(now)
    const times = { createdAt: at, updatedAt: at }
    const blocker = checked({
      _id: idFrom(seed, 'blocker.id'),
      area,
      blockSource,
      disabled: false,
      ...fields,
      ...times,
    })
    if (E.isLeft(blocker)) return blocker
    return succeed(withDocuments(documents, 'blockers', [blocker.right]), blocker.right)
  }

export type UpdateBlocker = { readonly blocker: string; readonly changes: Partial<BlockerFields> }

/** Changes a blocker. docs/reference/api.md 2.16. */
export const updateBlocker: SharedRule<'now', UpdateBlocker, Refusals, Blocker> =
  ({ now }) =>
  ({ actorId, blocker: id, changes }) =>
  (documents) => {
    const authorized = authorizeSiteAction('writeBlockers', requireActor(documents, actorId))
    if (E.isLeft(authorized)) return refuse('noPrivAccess')
    const before = findDocument(documents, 'blockers', id)
    if (before === undefined || before.disabled) return refuse('blockerNotFound')
    const blocker = checked({ ...before, ...changes, updatedAt: toIso(now) })
    if (E.isLeft(blocker)) return blocker
    return succeed(withDocuments(documents, 'blockers', [blocker.right]), blocker.right)
  }

/** Lifts a blocker. It stays, so that staff see what was blocked. */
export const liftBlocker: SharedRule<'now', { readonly blocker: string }, Refusals, Blocker> =
  ({ now }) =>
  ({ actorId, blocker: id }) =>
  (documents) => {
    const authorized = authorizeSiteAction('writeBlockers', requireActor(documents, actorId))
    if (E.isLeft(authorized)) return refuse('noPrivAccess')
    const before = findDocument(documents, 'blockers', id)
    if (before === undefined) return refuse('blockerNotFound')
    const lifted = before.disabled ? before : { ...before, disabled: true, updatedAt: toIso(now) }
    return succeed(withDocuments(documents, 'blockers', [lifted]), lifted)
  }

/** Shorter parts of an address would block nearly everybody. */
const SHORTEST_PART_OF_EMAIL = 4
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]+)$/i

const FORMS: Readonly<Record<Blocker['type'], (value: string) => boolean>> = {
  ipaddress: (value) => IP_ADDRESS.test(value),
  email: (value) => value.length >= SHORTEST_PART_OF_EMAIL && !/\s/.test(value),
  client: (value) => value !== '',
}

const checked = (blocker: Blocker): Result<'invalidReqParams', Blocker> => {
  const trimmed = blocker.value.trim()
  const value = blocker.type === 'client' ? trimmed : trimmed.toLowerCase()
  return FORMS[blocker.type](value)
    ? E.right({ ...blocker, value })
    : refuseFields('Blocker', [{ path: 'value', key: 'fieldInvalid', value: blocker.value }])
}
