/** Months from one bill to the next, by the key of a block: `basic_3mo` has three. Reference, rules 14.3. */
export const billingMonths = (planId: string | undefined): number => Number(/(\d+)mo/.exec(planId ?? '')?.[1] ?? 1)
