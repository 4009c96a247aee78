import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, mapOf } from '../codecs.ts'
import { QuestKey } from '../keys.ts'

/** One-time occurrences and the hints a player has seen. docs/reference/api.md 3.1. */
export const Flags = t.readonly(
  t.intersection([
    t.type({
      customizationsNotification: t.boolean,
      showTour: t.boolean,
      tour: mapOf(t.string, Count),
      tutorial: t.readonly(t.type({ common: mapOf(t.string, t.boolean), ios: mapOf(t.string, t.boolean) })),
      dropsEnabled: t.boolean,
      itemsEnabled: t.boolean,
      rebirthEnabled: t.boolean,
      classSelected: t.boolean,
      communityGuidelinesAccepted: t.boolean,
      welcomed: t.boolean,
      armoireEnabled: t.boolean,
      armoireOpened: t.boolean,
      armoireEmpty: t.boolean,
      cardReceived: t.boolean,
      warnedLowHealth: t.boolean,
      verifiedUsername: t.boolean,
      newStuff: t.boolean,
      lastNewStuffRead: t.string,
      levelDrops: mapOf(QuestKey, t.boolean),
      cronCount: Count,
    }),
    t.partial({
      lastFreeRebirth: IsoInstant,
      chatRevoked: t.boolean,
      chatShadowMuted: t.boolean,
      thirdPartyTools: IsoInstant,
      /** The instant of the newest day report that the player has seen. */
      dayReportSeen: IsoInstant,
      /** When the player last accepted the terms and the privacy notice again, by text. */
      accepted: mapOf(t.string, IsoInstant),
    }),
  ]),
)
export type Flags = t.TypeOf<typeof Flags>
