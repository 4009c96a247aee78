import * as t from 'io-ts'
import { Count, DayText, Figure, listOf, mapOf, word } from '../codecs.ts'

const AllocationMode = word('flat', 'classbased', 'taskbased')
type AllocationMode = t.TypeOf<typeof AllocationMode>

const Hair = t.readonly(
  t.type({ color: t.string, base: Count, bangs: Count, beard: Count, mustache: Count, flower: Count }),
)
type Hair = t.TypeOf<typeof Hair>

const switches = mapOf(t.string, t.boolean)

/** A search and tags of the board under a name. docs/decisions/132-saved-filters.md */
export const SavedFilter = t.readonly(t.type({ name: t.string, search: t.string, tags: listOf(t.string) }))
export type SavedFilter = t.TypeOf<typeof SavedFilter>

/** The player's settings. `timezoneOffset` is minutes west of UTC (UTC+2 is -120). docs/reference/api.md 3.1. */
export const Preferences = t.readonly(
  t.intersection([
    t.type({
      dayStart: Figure,
      timezoneOffset: Figure,
      size: word('slim', 'broad'),
      skin: t.string,
      shirt: t.string,
      chair: t.string,
      hair: Hair,
      hideHeader: t.boolean,
      stickyHeader: t.boolean,
      sound: t.string,
      automaticAllocation: t.boolean,
      autoAllocate: t.boolean,
      allocationMode: AllocationMode,
      autoEquip: t.boolean,
      costume: t.boolean,
      dateFormat: word('MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy/MM/dd'),
      sleep: t.boolean,
      disableClasses: t.boolean,
      newTaskEdit: t.boolean,
      dailyDueDefaultView: t.boolean,
      advancedCollapsed: t.boolean,
      toolbarCollapsed: t.boolean,
      reverseChatOrder: t.boolean,
      developerMode: t.boolean,
      displayInviteToPartyWhenPartyIs1: t.boolean,
      improvementCategories: listOf(t.string),
      emailNotifications: switches,
      pushNotifications: switches,
      suppressModals: t.readonly(
        t.type({ levelUp: t.boolean, hatchPet: t.boolean, raisePet: t.boolean, streak: t.boolean }),
      ),
      tasks: t.readonly(
        t.type({
          groupByChallenge: t.boolean,
          confirmScoreNotes: t.boolean,
          mirrorGroupTasks: listOf(t.string),
          activeFilter: t.readonly(t.type({ habit: t.string, daily: t.string, todo: t.string, reward: t.string })),
        }),
      ),
    }),
    t.partial({
      timezoneOffsetAtLastCron: Figure,
      background: t.string,
      language: t.string,
      theme: word('light', 'dark', 'system'),
      analyticsConsent: t.boolean,
      // docs/decisions/111-dates-as-the-player-reads-them.md
      dateStyle: t.literal('figures'),
      clockStyle: word('h12', 'h24'),
      weekStart: word('monday', 'saturday', 'sunday'),
      // docs/decisions/121-gentle-days.md
      missedDailies: word('half', 'none'),
      timeOffFrom: DayText,
      timeOffUntil: DayText,
      /** By its name in the IANA database; counts as long as it has the offset above. decision 128 */
      timeZone: t.string,
      savedFilters: listOf(SavedFilter),
    }),
  ]),
)
export type Preferences = t.TypeOf<typeof Preferences>
