import type { CommandResult, Dispatch } from '../../sync/index.ts'

/** How to undo what was just executed; `undefined` for what is no act, or for good. */
export const undoOf = ({ before, after }: CommandResult, dispatch: Dispatch): (() => void) | undefined => {
  const { turn } = before.user
  const act = after.user.acts?.at(-1)
  return act?.turn === turn && act.final === undefined ? () => void dispatch('undoAct', { turn }) : undefined
}
