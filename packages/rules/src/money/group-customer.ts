/** The customer that stands in the plan of a player who subscribes through a group. Reference, rules 14.6. */
export const GROUP_CUSTOMER = 'group-plan'
