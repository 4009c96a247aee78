import * as E from 'fp-ts/lib/Either.js'
import { type Outcome, refuse, type Result, type RuleContext, toIso } from '../kernel/index.ts'
import type { PushDevice, User } from '../model/index.ts'

export type AddPushDevice = Pick<PushDevice, 'regId' | 'type'>

type Devices = ReadonlyArray<PushDevice>

/** Registers a phone, once however often it asks. Reports all. docs/reference/api.md 2.2. */
export const addPushDevice =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ regId, type }: AddPushDevice) =>
  (user: User): Result<never, Outcome<User, Devices>> => {
    const message = { key: 'pushDeviceAdded' }
    if (user.pushDevices.some((device) => device.regId === regId))
      return E.right({ state: user, report: user.pushDevices, events: [], message })
    const device = { regId, type, createdAt: toIso(now), updatedAt: toIso(now) }
    const pushDevices = [...user.pushDevices, device]
    return E.right({ state: { ...user, pushDevices }, report: pushDevices, events: [], message })
  }

/** Forgets a phone. Reports the remaining ones. docs/reference/api.md 2.2. */
export const removePushDevice =
  () =>
  ({ regId }: Pick<PushDevice, 'regId'>) =>
  (user: User): Result<'pushDeviceNotFound', Outcome<User, Devices>> => {
    if (!user.pushDevices.some((device) => device.regId === regId)) return refuse('pushDeviceNotFound')
    const pushDevices = user.pushDevices.filter((device) => device.regId !== regId)
    const message = { key: 'pushDeviceRemoved' }
    return E.right({ state: { ...user, pushDevices }, report: pushDevices, events: [], message })
  }
