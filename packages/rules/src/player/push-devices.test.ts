import { describe, expect, it } from 'vitest'
import { aUser, expectRefusal, NOON, outcomeOf } from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import { addPushDevice, removePushDevice } from './push-devices.ts'

const phone = { regId: 'phone', type: 'ios' } as const
const add = addPushDevice({ now: NOON })
const added = outcomeOf(add(phone)(aUser()))

describe('phones of a player (api 2.2)', () => {
  it('are kept with the time when they came', () => {
    expect(added.report).toEqual([{ ...phone, createdAt: toIso(NOON), updatedAt: toIso(NOON) }])
    expect([added.state.pushDevices, added.message]).toEqual([added.report, { key: 'pushDeviceAdded' }])
  })

  it('are kept once, however often they come', () => {
    expect(outcomeOf(add({ ...phone, type: 'android' })(added.state)).state).toBe(added.state)
  })

  it('go one by one', () => {
    const two = outcomeOf(add({ regId: 'tablet', type: 'android' })(added.state)).state
    expect(outcomeOf(removePushDevice()(phone)(two)).report.map(({ regId }) => regId)).toEqual(['tablet'])
  })

  it('are refused when they are not there', () => {
    expectRefusal(removePushDevice()(phone)(aUser()), 'pushDeviceNotFound')
  })
})
