import type { Task } from '@daykeep/rules/model'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { BrokenTaskDialog } from './BrokenTaskDialog.tsx'
import { toBroken } from './to-broken.ts'

type Props = { readonly task: Task; readonly onClose: () => void }

/** The question about a broken copy, joined to the player. */
export const BrokenTask = ({ task, onClose }: Props) => {
  const dispatch = useDispatch()
  const player = usePlayer((whole) => whole)
  const broken = toBroken(player, task)
  if (broken === undefined) return null
  return (
    <BrokenTaskDialog
      broken={broken}
      onDecide={(keep) => {
        if (broken.type === 'task') dispatch('unlinkTask', { task: task._id, keep: keep ? 'keep' : 'remove' })
        else if (task.challenge.id !== undefined)
          dispatch('unlinkAllTasks', { challenge: task.challenge.id, keep: keep ? 'keep-all' : 'remove-all' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
