import { partOf, type Step } from '../step.ts'

/** Players who never had their commands counted begin with none; their last one was at their last visit. */
export const countCommands: Step = (user) => {
  const { turn = 0, lastCommand = partOf(partOf(user, 'auth'), 'timestamps')['loggedin'] ?? user['lastCron'] } = user
  return { ...user, turn, lastCommand }
}
