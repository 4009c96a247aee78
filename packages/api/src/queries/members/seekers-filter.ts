import { DAY, toIso } from '@daykeep/rules/kernel'
import type { InputOf } from '../../contract/index.ts'
import { and, eq, exists, type Filter, gte, lte, not, or } from '../../store/index.ts'

type Query = Omit<InputOf<'lookingForParty'>['query'], 'page'>

/** Whom a leader looks for. `ownOffset`: the leader's clock, in minutes west of UTC. docs/reference/screens.md 6.7. */
export const seekersFilter = (query: Query, { ownOffset, now }: { ownOffset: number; now: number }): Filter =>
  and(
    ...unlessZero(query.fromLevel, (level) => gte('stats.lvl', level)),
    ...unlessZero(query.toLevel, (level) => lte('stats.lvl', level)),
    ...unlessZero(query.days, (days) => gte('auth.timestamps.loggedin', toIso(now - days * DAY))),
    ...(query.zone === '' ? [] : [clockNear(ownOffset, Number(query.zone))]),
    ...(query.class === '' ? [] : [hasClass(query.class)]),
    ...(query.language === undefined || query.language === '' ? [] : [speaks(query.language)]),
  )

const unlessZero = (figure: string, filter: (figure: number) => Filter): ReadonlyArray<Filter> =>
  Number(figure) === 0 ? [] : [filter(Number(figure))]

const DAY_MINUTES = 24 * 60

/** Clocks a day apart show the same time: UTC+13 is as near to UTC-11 as can be. */
const clockNear = (offset: number, hours: number): Filter =>
  or(
    ...[-DAY_MINUTES, 0, DAY_MINUTES].map((shift) =>
      and(
        gte('preferences.timezoneOffset', offset + shift - hours * 60),
        lte('preferences.timezoneOffset', offset + shift + hours * 60),
      ),
    ),
  )

const hasClass = (name: string): Filter =>
  and(eq('stats.class', name), eq('flags.classSelected', true), not(eq('preferences.disableClasses', true)))

/** Who chose none reads English. */
const speaks = (language: string): Filter =>
  language === 'en'
    ? or(eq('preferences.language', 'en'), not(exists('preferences.language')))
    : eq('preferences.language', language)
