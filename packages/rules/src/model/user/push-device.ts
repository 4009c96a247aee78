import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { word } from '../codecs.ts'

const PUSH_PLATFORMS = ['ios', 'android'] as const

/** A phone that an app registered for messages. docs/reference/api.md 3.1. */
export const PushDevice = t.readonly(
  t.type({ regId: t.string, type: word(...PUSH_PLATFORMS), createdAt: IsoInstant, updatedAt: IsoInstant }),
)
export type PushDevice = t.TypeOf<typeof PushDevice>
