import { groupOf } from '@daykeep/rules/groups'
import { asKey, TAVERN, type UserId } from '@daykeep/rules/model'
import type { AppContext } from '../core/app-context.ts'
import { FALLBACK_LANGUAGE } from '../i18n/i18n.ts'
import { toJson } from '../store/index.ts'

/** The tavern belongs to nobody. */
const NOBODY = asKey<UserId>('')

/** Founds the group that every player is in, unless an earlier start did. */
export const ensureTavern = async ({ store, i18n }: Pick<AppContext, 'store' | 'i18n'>): Promise<void> => {
  if ((await store.get('groups', TAVERN)) !== undefined) return
  const text = (id: string) => i18n.translate(FALLBACK_LANGUAGE, [id]) ?? ''
  const group = {
    type: 'guild',
    privacy: 'public',
    name: text('api.tavern'),
    summary: text('api.tavernSummary'),
  } as const
  const tavern = groupOf(group, { id: TAVERN, leader: NOBODY, bank: 0 })
  const body = toJson({ ...tavern, memberCount: 0 })
  await store.commit([{ type: 'insert', collection: 'groups', id: TAVERN, body }])
}
