import { type DayClock, dayClock } from '../../src/calendar/index.ts'
import type { Daily } from '../../src/model/index.ts'
import { aDaily } from '../../test-kit/index.ts'

/** Settings as the calendar topics give them; older documents hold anything. */
export type CaseUser = { readonly preferences?: { readonly dayStart?: unknown; readonly timezoneOffset?: unknown } }

export const clockOf = ({ preferences = {} }: CaseUser = {}): DayClock =>
  dayClock(preferences.dayStart ?? 0, preferences.timezoneOffset ?? 0)

/** A daily with the defaults of the calendar topics; a map that is given replaces the default map. */
export const dailyOf = (fields: Readonly<Record<string, unknown>>): Daily => ({ ...aDaily(), ...fields })
