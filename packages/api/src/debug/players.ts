import { isRecord, toIso } from '@daykeep/rules/kernel'
import { Items, type User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { badRequest } from '../core/api-error.ts'
import { changePlayer } from './change-player.ts'

/** Units of balance: ten gems. */
const TEN_GEMS = 2.5

export const debugGems = changePlayer<'debugGems'>(
  () => (user) => E.right({ ...user, balance: user.balance + TEN_GEMS }),
)

export const debugHourglass = changePlayer<'debugHourglass'>(() => (user) => {
  const { plan } = user.purchased
  const consecutive = { ...plan.consecutive, trinkets: plan.consecutive.trinkets + 1 }
  return E.right({ ...user, purchased: { ...user.purchased, plan: { ...plan, consecutive } } })
})

export const debugCron = changePlayer<'debugCron'>(({ body }) => (user) => {
  const at = Date.parse(body.lastCron)
  return Number.isNaN(at) ? E.left(badRequest('invalidReqParams')) : E.right({ ...user, lastCron: toIso(at) })
})

export const debugAdmin = changePlayer<'debugAdmin'>(
  () => (user) => E.right({ ...user, permissions: { ...user.permissions, fullAccess: true } }),
)

/** What a day of hard work does for a quest, many times over. */
const PROGRESS = { up: 1000, items: 300 } as const

export const debugQuestProgress = changePlayer<'debugQuestProgress'>(() => (user) => {
  const { quest } = user.party
  const { progress } = quest
  const more = {
    ...progress,
    up: progress.up + PROGRESS.up,
    collectedItems: progress.collectedItems + PROGRESS.items,
  }
  return E.right({ ...user, party: { ...user.party, quest: { ...quest, progress: more } } })
})

/** Each kind of thing is set as a whole; `gear` is what is owned of it. */
export const debugInventory = changePlayer<'debugInventory'>(({ body }) => (user) => {
  const items = itemsOf(user, body)
  return Items.is(items) ? E.right({ ...user, items }) : E.left(badRequest('invalidReqParams'))
})

const KINDS = ['special', 'pets', 'mounts', 'eggs', 'hatchingPotions', 'food', 'quests'] as const

const itemsOf = ({ items }: User, body: Readonly<Record<string, unknown>>): unknown => ({
  ...items,
  ...Object.fromEntries(KINDS.flatMap((kind) => (isRecord(body[kind]) ? [[kind, body[kind]]] : []))),
  gear: isRecord(body['gear']) ? { ...items.gear, owned: body['gear'] } : items.gear,
})
