import type { Direction } from '@daykeep/rules/model'
import { useState } from 'react'
import { invalidate, sendRequest, RequestError } from '../../../queries/index.ts'
import { newId, usePlayerStore } from '../../../sync/index.ts'
import { statChangeToast, toasts } from '../../../toasts/index.ts'
import { noResponseToast } from '../../../api-client/index.ts'
import { statChanges } from '../../event-feedback/index.ts'
import { floatScore } from '../../tasks/index.ts'

const SHOWN_BY = ['boardTasks', 'boardApprovals'] as const

/** Scores tasks of boards: drawn at once, answered by the server, which knows what it brings. */
export const useScores = () => {
  const store = usePlayerStore()
  const [scoring, setScoring] = useState<ReadonlyMap<string, Direction>>(new Map())
  const score = async (taskId: string, direction: Direction): Promise<void> => {
    if (scoring.has(taskId)) return
    setScoring((before) => new Map(before).set(taskId, direction))
    const show = floatScore(taskId, direction)
    const before = store.snapshot().player
    try {
      const {
        delta: _delta,
        _tmp,
        ...stats
      } = await sendRequest('scoreTask', { params: { taskId, direction } }, newId())
      const after = { ...before, user: { ...before.user, stats: { ...before.user.stats, ...stats } } }
      show({ before, after })
      const toast = statChangeToast(statChanges(before, after))
      if (toast !== undefined) toasts.show(toast)
    } catch (error) {
      const refused = error instanceof RequestError && error.refusal !== undefined
      toasts.show(refused ? { type: 'error', text: error.message } : noResponseToast())
    }
    await invalidate(SHOWN_BY)
    setScoring((before) => new Map([...before].filter(([id]) => id !== taskId)))
  }
  return { scoring, score }
}
