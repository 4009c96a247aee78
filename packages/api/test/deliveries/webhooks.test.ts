import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { asKey, type EggKey, type PotionKey } from '@daykeep/rules/model'
import { onBoard, postMessage } from '../../test-kit/chat-and-challenges.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { useWebhooks } from '../../test-kit/use-webhooks.ts'

describe('webhooks (api 3.10)', () => {
  const { running, hook, task, bodiesTo } = useWebhooks()

  it('hear of a score with the task, the figures of the player and what dropped', async () => {
    const player = await registerPlayer(running.server)
    await hook(player)
    const id = await task(player)
    await player.call('POST', `/tasks/${id}/score/up`)
    expect(await bodiesTo(player)).toEqual([
      {
        webhookType: 'taskActivity',
        type: 'scored',
        direction: 'up',
        delta: 1,
        task: expect.objectContaining({ id, _id: id, text: 'Read', counterUp: 1 }) as unknown,
        user: {
          _id: player.id,
          _tmp: expect.any(Object) as unknown,
          stats: expect.objectContaining({ maxHealth: 50, maxMP: 30, toNextLevel: 25 }) as unknown,
        },
      },
    ])
  })

  it('hear of tasks that are made, changed, ticked in part and deleted, if they want to', async () => {
    const player = await registerPlayer(running.server)
    const item = { id: randomUUID(), text: 'Buy a brush' }
    await hook(player, { options: { created: true, updated: true, deleted: true, checklistScored: true } })
    const id = await task(player, { type: 'todo', text: 'Paint', checklist: [item] })
    await player.call('PUT', `/tasks/${id}`, { body: { text: 'Paint it' } })
    await player.call('POST', `/tasks/${id}/checklist/${item.id}/score`)
    await player.call('DELETE', `/tasks/${id}`)
    const bodies = await bodiesTo(player)
    expect(bodies.map(({ type }) => type)).toEqual(['created', 'updated', 'checklistScored', 'deleted'])
    expect(bodies[2]).toMatchObject({ item: { id: item.id, completed: true }, user: { _id: player.id } })
    expect(bodies[3]).toMatchObject({ task: { id, text: 'Paint it' } })
  })

  it('hear of pets and levels, in the words of the player', async () => {
    const player = await registerPlayer(running.server)
    await hook(player, { type: 'userActivity', options: { petHatched: true, leveledUp: true } })
    await patchUser(running.server, player, (user) => ({
      ...user,
      stats: { ...user.stats, exp: 24.5 },
      items: {
        ...user.items,
        eggs: { [asKey<EggKey>('Wolf')]: 1 },
        hatchingPotions: { [asKey<PotionKey>('Base')]: 1 },
      },
    }))
    await player.call('POST', '/user/hatch/Wolf/Base')
    await player.call('POST', `/tasks/${await task(player)}/score/up`)
    expect(await bodiesTo(player)).toEqual([
      {
        webhookType: 'userActivity',
        type: 'petHatched',
        pet: 'Wolf-Base',
        message: expect.stringMatching(/ /) as unknown,
        user: { _id: player.id },
      },
      { webhookType: 'userActivity', type: 'leveledUp', initialLvl: 1, finalLvl: 2, user: { _id: player.id } },
    ])
  })

  it('of every member hear of messages and quests in their party', async () => {
    const party = await foundParty(running.server)
    const { leader, members } = party
    const [member] = members
    await hook(member, { type: 'groupChatReceived', options: { groupId: party.id } })
    await hook(member, { type: 'questActivity', options: { questInvited: true, questStarted: true } })
    await postMessage(leader, 'Good morning!')
    await inviteToQuest(running.server, leader, 'dustbunnies')
    await member.call('POST', '/groups/party/quests/accept')
    const group = { id: party.id, name: 'The Oak Table' }
    const quest = { key: 'dustbunnies', questOwner: leader.id }
    expect((await bodiesTo(member)).toSorted((a, b) => String(a['type']).localeCompare(String(b['type'])))).toEqual([
      { webhookType: 'questActivity', type: 'questInvited', group, quest, user: { _id: member.id } },
      { webhookType: 'questActivity', type: 'questStarted', group, quest, user: { _id: member.id } },
      {
        webhookType: 'groupChatReceived',
        group,
        chat: expect.objectContaining({
          id: expect.any(String) as unknown,
          text: 'Good morning!',
          uuid: leader.id,
        }) as unknown,
        user: { _id: member.id },
      },
    ])
  })

  it('hear of nothing else: neither boards, nor what they did not ask for, nor while they are off', async () => {
    const party = await foundParty(running.server)
    const { leader } = party
    await hook(leader, { type: 'taskActivity', options: { created: true, scored: false } })
    await hook(leader, { type: 'globalActivity', enabled: false })
    await onBoard(running.server, party)
    await leader.call('POST', `/tasks/${await task(leader)}/score/up`)
    expect((await bodiesTo(leader)).map(({ type, task: made }) => [type, Object(made).text])).toEqual([
      ['created', 'Read'],
    ])
  })

  it('are signed, so that a receiver knows who sent it', async () => {
    const player = await registerPlayer(running.server)
    const id = await hook(player, { options: { created: true } })
    const secret = String((await player.call('GET', `/user/webhook/${id}/secret`)).body.data['secret'])
    await task(player)
    await bodiesTo(player)
    const { headers = {}, text = '' } = running.receiver.received.at(-1) ?? {}
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], text].join('.')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    const stranger = await registerPlayer(running.server)
    expect((await stranger.call('GET', `/user/webhook/${id}/secret`)).body.key).toBe('noWebhookWithId')
  })
})
