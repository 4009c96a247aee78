import { isStored, partOf, type Step } from '../step.ts'

/**
 * Approval was asked once for a whole task; now each who does it asks for themselves, and what was asked is asked for
 * everyone assigned. Reference, rules 13.6.
 */
export const askForEach: Step = (task) => {
  const group = partOf(task, 'group')
  const approval = group['approval']
  if (!isStored(approval) || approval['requested'] === undefined) return task
  const { required = false, requests = {}, ...asked } = approval
  const assigned = Array.isArray(group['assignedUsers']) ? group['assignedUsers'] : []
  const forEach = asked['requested'] === true ? assigned.map((user) => [user, { approved: false, ...asked }]) : []
  return {
    ...task,
    group: {
      ...group,
      approval: { required, requests: { ...Object.fromEntries(forEach), ...partOf({ requests }, 'requests') } },
    },
  }
}
