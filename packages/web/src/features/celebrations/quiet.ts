import type { Preferences } from '@daykeep/rules/model'
import type { Celebration } from './celebration.ts'

type Suppressed = Preferences['suppressModals']

/** Moments that need an answer, or that a player must not miss: they open for a player who wants quiet as well. */
const ALWAYS_OPEN: ReadonlySet<Celebration['type']> = new Set(['death', 'lowHealth', 'chooseClass', 'firstDrops'])

/**
 * Whether the player wants no moment to open by itself: every one that can be suppressed is.
 * docs/decisions/084-skills-in-numbers-and-quiet-moments.md.
 */
export const isQuiet = (suppressed: Suppressed): boolean => Object.values(suppressed).every(Boolean)

/** Whether a moment is offered in a toast instead of opening. */
export const isShownAsToast = (suppressed: Suppressed, { type }: Celebration): boolean =>
  isQuiet(suppressed) && !ALWAYS_OPEN.has(type)

/** The changes of `updateUser` that make moments quiet, or let them open again. */
export const quietChanges = (quiet: boolean): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    (['levelUp', 'hatchPet', 'raisePet', 'streak'] as const).map((kind) => [
      `preferences.suppressModals.${kind}`,
      quiet,
    ]),
  )
