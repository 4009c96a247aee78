import { Check, Sunrise } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../../texts/index.ts'
import { KeyCap, VisuallyHidden } from '../../../ui/index.ts'
import type { TaskCardModel } from './to-task-card.ts'

type Props = {
  readonly task: Extract<TaskCardModel, { type: 'daily' }>
  readonly onScore: (direction: 'up' | 'down') => void
}

/** How long a daily that is not due waits for the second press, ms. */
const ASKS_FOR = 4_000

/** The box of a daily. One that is not due asks for a second press: "do it early". Reference, screens 20.3. */
export const DailyKey = ({ task: { title, completed, dimmed, color, interactive }, onScore }: Props) => {
  const [asking, setAsking] = useState(false)
  const early = dimmed && !completed
  const asks = asking && early
  useEffect(() => {
    if (!asks) return
    const timer = setTimeout(() => setAsking(false), ASKS_FOR)
    return () => clearTimeout(timer)
  }, [asks])
  const onClick = () => {
    if (early && !asks) return setAsking(true)
    setAsking(false)
    onScore(completed ? 'down' : 'up')
  }
  return (
    <>
      <KeyCap
        tone={asks || !dimmed ? color : 'off'}
        kind={asks ? 'key' : 'box'}
        role="checkbox"
        aria-checked={completed}
        title={asks ? t('tasks.pressAgain') : undefined}
        label={t(asks ? 'tasks.doEarly' : completed ? 'tasks.untick' : 'tasks.tick', { title })}
        icon={icon(completed, asks)}
        disabled={!interactive}
        data-score={completed ? 'down' : 'up'}
        onClick={onClick}
        onBlur={() => setAsking(false)}
      />
      {early && (
        <VisuallyHidden>
          <span role="status">{asks && t('tasks.doEarlyAsk')}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

const icon = (completed: boolean, asks: boolean) => {
  if (asks) return <Sunrise size={19} />
  return completed ? <Check size={15} strokeWidth={3.2} /> : undefined
}
