import { expect } from 'vitest'
import type { TestPlayer } from './client.ts'

/** Begins a payment; its id. */
export const begin = async (player: TestPlayer, order: unknown): Promise<string> =>
  String((await player.call('POST', '/payments', { body: { order } })).body.data['id'])

/** Tells the server what became of a payment, as the local provider does. */
export const report = (player: TestPlayer, id: string, event: string) =>
  player.call('POST', `/payments/${id}/local`, { body: { event } })

/** Begins a payment and pays it; its id. */
export const pay = async (player: TestPlayer, order: unknown): Promise<string> => {
  const id = await begin(player, order)
  expect(await report(player, id, 'paid')).toMatchObject({ status: 200 })
  return id
}

export const purchaseHistory = async (player: TestPlayer) =>
  (await player.call('GET', '/user/purchase-history')).body.data as unknown as ReadonlyArray<Record<string, unknown>>

export const gems = { type: 'gems', pack: '21gems' } as const
