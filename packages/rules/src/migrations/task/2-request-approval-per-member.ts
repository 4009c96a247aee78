import { isStoredDocument, objectAt, type MigrationStep } from '../step.ts'

/**
 * Approval used to be requested for the whole task and is now requested per member; an old request becomes one for each
 * assigned member. docs/reference/rules.md 13.6.
 */
export const requestApprovalPerMember: MigrationStep = (task) => {
  const group = objectAt(task, 'group')
  const approval = group['approval']
  if (!isStoredDocument(approval) || approval['requested'] === undefined) return task
  const { required = false, requests = {}, ...request } = approval
  const assigned = Array.isArray(group['assignedUsers']) ? group['assignedUsers'] : []
  const memberRequests =
    request['requested'] === true ? assigned.map((user) => [user, { approved: false, ...request }]) : []
  return {
    ...task,
    group: {
      ...group,
      approval: {
        required,
        requests: { ...Object.fromEntries(memberRequests), ...objectAt({ requests }, 'requests') },
      },
    },
  }
}
