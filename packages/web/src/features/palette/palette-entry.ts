import type { TaskType } from '@daykeep/rules/model'

/** Something that the command palette finds and runs. */
export type PaletteEntry = {
  /** The same at every visit, so that it is found among the recent ones. */
  readonly id: string
  readonly type: 'task' | 'screen' | 'action'
  readonly text: string
  /** Where it belongs, in smaller letters: the tags of a task, the section of a screen. It is searched as well. */
  readonly note?: string | undefined
  /** The shortcut of the same action, as tinykeys writes it. */
  readonly keys?: string | undefined
  /** The kind of a task. */
  readonly kind?: TaskType
  readonly run: () => void
  /** What Ctrl+Enter does: tick a task. */
  readonly runSecond?: (() => void) | undefined
}

export type PaletteGroup = {
  readonly type: 'recent' | PaletteEntry['type']
  readonly entries: ReadonlyArray<PaletteEntry>
}
