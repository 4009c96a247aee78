import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../src/core/log.ts'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const lines: string[] = []
const destination = new Writable({
  write: (chunk: Buffer, _encoding, written) => {
    lines.push(chunk.toString())
    written()
  },
})

describe('the calendar of a player', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer({ log: createLog('trace', destination) })
    player = await registerPlayer(server)
    await player.call('PUT', '/user', { body: { 'preferences.timezoneOffset': -120 } })
  })
  afterAll(() => server.stop())

  const add = (task: object) => player.call('POST', '/tasks/user', { body: task })
  const newAddress = async (): Promise<string> => {
    const { body } = await player.call('POST', '/user/calendar-feed')
    return new URL(String(body.data['url'])).pathname
  }
  const read = async (path: string) => {
    const response = await fetch(`${server.url}${path}`)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  /** The lines of one task's events, unfolded. */
  const eventsOf = (text: string, summary: string): ReadonlyArray<string> =>
    text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(`SUMMARY:${summary}`))

  it('has open to-dos on their date and dailies on their days, as whole days of the player, with reminders', async () => {
    await add({
      type: 'todo',
      text: 'Dentist; bring, card',
      date: '2030-05-03T22:00:00.000Z',
      reminders: [{ id: '6d7e0f6a-1111-4222-8333-944444444444', time: '2030-05-04T06:30:00.000Z' }],
    })
    await add({ type: 'todo', text: 'Some day' })
    await add({ type: 'daily', text: 'Walk', frequency: 'daily', everyX: 7 })
    const { status, type, text } = await read(await newAddress())
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    const [dentist = ''] = eventsOf(text, 'Dentist\\; bring\\, card')
    expect(dentist).toContain('DTSTART;VALUE=DATE:20300504')
    expect(dentist).toContain('TRIGGER;VALUE=DATE-TIME:20300504T063000Z')
    expect(eventsOf(text, 'Walk')).toHaveLength(9)
    expect(text).not.toContain('Some day')
  })

  it('leaves the player free, and reminds at the same time of day after the clock has changed', async () => {
    server.time.now = Date.parse('2027-03-20T12:00:00.000Z')
    const berliner = await registerPlayer(server)
    await berliner.call('PUT', '/user', {
      body: { 'preferences.timezoneOffset': -60, 'preferences.timeZone': 'Europe/Berlin' },
    })
    await berliner.call('POST', '/cron')
    const reminders = [{ id: '6d7e0f6a-1111-4222-8333-944444444445', time: '2027-03-20T06:30:00.000Z' }]
    const body = { type: 'daily', text: 'Yoga', frequency: 'daily', everyX: 1, reminders }
    await berliner.call('POST', '/tasks/user', { body })
    const url = String((await berliner.call('POST', '/user/calendar-feed')).body.data['url'])
    const events = eventsOf((await read(new URL(url).pathname)).text, 'Yoga')
    const alarmOn = (day: string) => /TRIGGER;VALUE=DATE-TIME:(\S+)/.exec(eventOn(events, day))?.[1]
    expect(alarmOn('20270327')).toBe('20270327T063000Z')
    expect(alarmOn('20270329')).toBe('20270329T053000Z')
    expect(events.filter((event) => event.includes('TRANSP:TRANSPARENT'))).toHaveLength(events.length)
  })

  const eventOn = (events: ReadonlyArray<string>, day: string): string =>
    events.find((event) => event.includes(`DTSTART;VALUE=DATE:${day}`)) ?? ''

  it('ends with a new address, and with none', async () => {
    const first = await newAddress()
    const second = await newAddress()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await player.call('GET', '/user/calendar-feed')).body.data).toEqual({ createdAt: expect.any(String) })
    await player.call('DELETE', '/user/calendar-feed')
    expect((await read(second)).status).toBe(404)
    expect((await player.call('GET', '/user/calendar-feed')).body.data).toEqual({ createdAt: null })
  })

  it('is found by nothing but the whole secret, which is in no log', async () => {
    const address = await newAddress()
    expect((await read(address.slice(0, -8))).status).toBe(404)
    expect((await read('/export/calendar/.ics')).status).toBe(404)
    await read(address)
    const secret = address.slice('/export/calendar/'.length, -'.ics'.length)
    expect(lines.join('')).toContain('/export/calendar/***')
    expect(lines.join('')).not.toContain(secret)
  })

  it('ends with the account', async () => {
    const address = await newAddress()
    await player.call('DELETE', '/user', { body: { password: PASSWORD } })
    expect((await read(address)).status).toBe(404)
  })
})
