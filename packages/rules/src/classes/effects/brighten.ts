import * as E from 'fp-ts/lib/Either.js'
import { diminishing, outcome } from '../../kernel/index.ts'
import type { Deed } from '../scene.ts'

/** All tasks get less red; rewards have no colour. Reference, rules 6.2, brightness. */
export const brighten: Deed<'brighten'> =
  ({ attribute, value }) =>
  ({ totals }) =>
  (scene) => {
    const eased = diminishing(totals[attribute], value.most, value.halfway)
    if (eased === 0) return E.right(outcome(scene))
    const tasks = scene.tasks.map((task) => (task.type === 'reward' ? task : { ...task, value: task.value + eased }))
    return E.right(outcome({ ...scene, tasks }))
  }
