import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { type DeviceZone, type ZoneMemory, zoneChange } from './zone-change.ts'

const BERLIN: DeviceZone = { name: 'Europe/Berlin', offset: -60, offsetsOfYear: [-60, -120] }

const changeOf = (stored: number, memory: ZoneMemory = {}, lastCron: number | undefined = stored) => {
  const user = aUser()
  const preferences = {
    ...user.preferences,
    timezoneOffset: stored,
    ...(lastCron === undefined ? {} : { timezoneOffsetAtLastCron: lastCron }),
  }
  return zoneChange({ preferences }, BERLIN, memory)
}

describe('the days of a player', () => {
  it('stay in the zone of the device', () => expect(changeOf(-60)).toBe('none'))

  it('move with a traveller, who is told', () => {
    expect(changeOf(300)).toBe('announced')
    expect(changeOf(300, { name: 'America/New_York' })).toBe('announced')
  })

  it('move without a word when daylight saving time ends', () =>
    expect(changeOf(-120, { name: 'Europe/Berlin' })).toBe('silent'))

  it('move with a word from a zone that only happens to have the time of summer', () => {
    expect(changeOf(-120, { name: 'Europe/Helsinki' })).toBe('announced')
    expect(changeOf(-120)).toBe('announced')
  })

  it('take the zone of a newcomer without a word', () => {
    const { preferences } = aUser()
    expect(zoneChange({ preferences: { ...preferences, timezoneOffset: 0 } }, BERLIN, {})).toBe('silent')
  })

  it('stay where the player wants them, as long as the device is in that zone', () => {
    expect(changeOf(300, { declined: -60 })).toBe('none')
    expect(changeOf(300, { declined: -120 })).toBe('announced')
  })
})
