import { describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { useWebhooks } from '../../test-kit/use-webhooks.ts'

describe('webhooks whose receiver does not answer as it should (api 3.10)', () => {
  const { running, hook, hooks, task, bodiesTo, later } = useWebhooks()

  it('are tried again three times, later and later, in their order', async () => {
    const player = await registerPlayer(running.server)
    await hook(player, { options: { created: true } })
    running.receiver.answer = 500
    await task(player)
    await task(player, { type: 'habit', text: 'Second' })
    expect(await bodiesTo(player)).toHaveLength(1)
    await later()
    running.receiver.answer = 200
    await later()
    expect((await bodiesTo(player)).map(({ task: made }) => Object(made).text)).toEqual([
      'Read',
      'Read',
      'Read',
      'Second',
    ])
    expect(await hooks(player)).toMatchObject([{ failures: 0 }])
  })

  it('are given up after the third, and disabled after ten of those, of which their owner is told', async () => {
    const player = await registerPlayer(running.server)
    const id = await hook(player, { label: 'Bell', options: { created: true } })
    running.receiver.answer = 404
    await task(player)
    await bodiesTo(player)
    for (let pause = 0; pause < 3; pause += 1) await later()
    expect(await bodiesTo(player)).toHaveLength(4)
    expect(await hooks(player)).toMatchObject([
      { enabled: true, failures: 1, lastFailureAt: expect.any(String) as unknown },
    ])
    for (let index = 0; index < 10; index += 1) await task(player)
    for (let pause = 0; pause < 40; pause += 1) await later()
    expect(await hooks(player)).toMatchObject([{ enabled: false, failures: 0 }])
    const count = (await bodiesTo(player)).length
    const { notifications } = await player.user()
    expect(notifications.filter(({ type }) => type === 'WEBHOOK_DISABLED').map(({ data }) => data)).toEqual([
      { id, label: 'Bell', url: `${running.receiver.url}/${player.username}` },
    ])
    await task(player)
    await later()
    expect(await bodiesTo(player)).toHaveLength(count)
  })

  it.each([
    ['an address of the own network', 'http://10.0.0.1/a', []],
    ['loopback in other words', 'http://[::ffff:7f00:2]/a', []],
    ['loopback as a number', 'http://2130706434/a', []],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data', []],
    ['a name that means an address of the own network', 'http://internal.example/a', ['10.0.0.1']],
    ['a name whose second answer is another', 'http://rebinding.example/a', ['127.0.0.2', '127.0.0.1']],
  ])('never go to %s', async (_, url, meanings) => {
    running.addresses = meanings
    const player = await registerPlayer(running.server)
    await hook(player, { url, options: { created: true } })
    await task(player)
    await bodiesTo(player)
    expect(await hooks(player)).toMatchObject([{ failures: 1 }])
    expect(running.receiver.received).toEqual([])
  })

  it('follow no redirect', async () => {
    const player = await registerPlayer(running.server)
    await hook(player, { options: { created: true } })
    running.receiver.answer = 302
    await task(player)
    expect(await bodiesTo(player)).toHaveLength(1)
    for (let pause = 0; pause < 3; pause += 1) await later()
    expect(await hooks(player)).toMatchObject([{ failures: 1 }])
  })

  it('show their owner what was sent lately, and what became of it (decision 106)', async () => {
    const player = await registerPlayer(running.server)
    const id = await hook(player, { options: { created: true } })
    const tries = async () => (await player.call('GET', `/user/webhook/${id}/tries`)).body.data
    running.receiver.answer = 503
    await task(player)
    await bodiesTo(player)
    running.receiver.answer = 200
    await later()
    const sent = { webhookType: 'taskActivity', type: 'created' }
    expect(await tries()).toMatchObject([
      { ...sent, failure: null, failures: 1, isRetried: false },
      { ...sent, failure: 'status 503', failures: 0, isRetried: true },
    ])
    const stranger = await registerPlayer(running.server)
    expect((await stranger.call('GET', `/user/webhook/${id}/tries`)).body.key).toBe('noWebhookWithId')
  })

  it('are tried out at once, also while they are off, without counting as failures', async () => {
    const player = await registerPlayer(running.server)
    const id = await hook(player, { type: 'globalActivity', enabled: false })
    const body = { webhookType: 'taskActivity', type: 'test', user: { _id: player.id } }
    expect((await player.call('POST', `/user/webhook/${id}/try`)).body.data).toMatchObject({ failure: null })
    expect(await bodiesTo(player)).toEqual([body])
    running.receiver.answer = 500
    const second = (await player.call('POST', `/user/webhook/${id}/try`)).body.data
    expect(second).toMatchObject({ failure: 'status 500', isRetried: false })
    expect((await player.call('GET', `/user/webhook/${id}/tries`)).body.data).toContainEqual(second)
    expect(await hooks(player)).toMatchObject([{ failures: 0, enabled: false }])
    const stranger = await registerPlayer(running.server)
    expect((await stranger.call('POST', `/user/webhook/${id}/try`)).body.key).toBe('noWebhookWithId')
  })

  it('connect to the address that was looked up and checked', async () => {
    running.addresses = ['127.0.0.1']
    const player = await registerPlayer(running.server)
    const { port } = new URL(running.receiver.url)
    await hook(player, { url: `http://receiver.example:${port}/${player.username}`, options: { created: true } })
    await task(player)
    expect(await bodiesTo(player)).toHaveLength(1)
  })

  it('keep nobody waiting: neither the player who acts nor other receivers', async () => {
    const [slow, fast] = [await registerPlayer(running.server), await registerPlayer(running.server)]
    for (const player of [slow, fast]) await hook(player, { options: { created: true } })
    running.receiver.answer = 'never'
    await task(slow)
    await expect.poll(() => running.receiver.received.length).toBe(1)
    running.receiver.answer = 200
    await task(fast)
    await expect.poll(() => running.receiver.received.map(({ path }) => path)).toContain(`/${fast.username}`)
  })
})
