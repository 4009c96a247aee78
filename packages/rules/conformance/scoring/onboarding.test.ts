import { FIRST_STEPS, type FirstStep, takeFirstStep } from '../../src/achievements/index.ts'
import { withAchievements } from '../../src/model/index.ts'
import { changedPaths, disagreements } from '../support/paths.ts'
import { notificationsOf, type Paths, settledPlayer } from '../support/settled-player.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = { readonly user: Paths; readonly changed: Paths; readonly notifications: ReadonlyArray<string> }

/** The check runs with the step that was taken last; whichever it was, the answer is the same. */
everyCaseOf<Case>('onboarding', (testCase) => {
  const checked = settledPlayer(testCase.user)
  return FIRST_STEPS.filter((step) => checked.achievements[step]).flatMap((step) => faultsOf(testCase, step))
})

const faultsOf = ({ user, changed, notifications }: Case, step: FirstStep): ReadonlyArray<string> => {
  const before = withAchievements(settledPlayer(user), { [step]: false })
  const { state, events } = takeFirstStep(step)(before)
  const besides = notificationsOf(events).filter((note) => note !== `ACHIEVEMENT ${step}`)
  return [
    ...disagreements(changedPaths(before, state), { ...changed, [`achievements.${step}`]: true }),
    ...disagreements({ notifications: besides }, { notifications }),
  ]
}
