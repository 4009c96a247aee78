import type { FirstStep } from '@daykeep/rules/achievements'
import type { TaskType } from '@daykeep/rules/model'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePlayer } from '../../../sync/index.ts'
import { pathTo, type RouteName } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { ChecklistPanel } from './ChecklistPanel.tsx'
import { type ChecklistState, readChecklistState, writeChecklistState } from '../checklist-state.ts'
import { toOnboarding } from '../to-onboarding.ts'

type Props = {
  /** Brings a column of the board into view and the focus into it, or into its line for a new task. */
  readonly onColumn: (column: TaskType, writes: boolean) => void
}

const Checklist = ({ onColumn }: Props) => {
  const id = usePlayer(({ user }) => user._id)
  const achievements = usePlayer(({ user }) => user.achievements)
  const flags = usePlayer(({ user }) => user.flags)
  const [state, setState] = useState(() => readChecklistState(localStorage, id))
  const onboarding = toOnboarding({ achievements, flags })
  if (onboarding === undefined || state === 'skipped') return null

  const change = (next: ChecklistState) => {
    writeChecklistState(localStorage, id, next)
    setState(next)
  }
  const skip = () => {
    change('skipped')
    const undo = { label: t('common.undo'), run: () => change(state) }
    toasts.show({ type: 'info', text: t('guide.skipped'), flavorMessage: t('guide.skippedText'), action: undo })
  }
  const renderLink = (step: FirstStep, words: ReactNode) => {
    const target = STEP_TARGETS[step]
    if (target.type === 'screen') return <Link to={pathTo(target.route)}>{words}</Link>
    return (
      <button type="button" onClick={() => onColumn(target.column, step === 'createdTask')}>
        {words}
      </button>
    )
  }
  return (
    <ChecklistPanel
      onboarding={onboarding}
      folded={state === 'folded'}
      onFold={(folded) => change(folded ? 'folded' : 'open')}
      onSkip={skip}
      renderLink={renderLink}
    />
  )
}

/** The checklist of a new player, above the board. Renders again for a step only. docs/reference/screens.md 1.10. */
export const OnboardingChecklist = memo(Checklist)

/** Where a step can be done: on another screen, or in a column of the board. */
type StepTarget =
  | { readonly type: 'screen'; readonly route: RouteName }
  | { readonly type: 'column'; readonly column: 'habit' | 'reward' }

const STEP_TARGETS: Readonly<Record<FirstStep, StepTarget>> = {
  createdTask: { type: 'column', column: 'habit' },
  completedTask: { type: 'column', column: 'habit' },
  hatchedPet: { type: 'screen', route: 'items' },
  fedPet: { type: 'screen', route: 'stable' },
  purchasedEquipment: { type: 'column', column: 'reward' },
}
