/** The customer id in the plan of a player who subscribes through a group. docs/reference/rules.md 14.6. */
export const GROUP_CUSTOMER = 'group-plan'
