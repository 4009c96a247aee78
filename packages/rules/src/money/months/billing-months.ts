/** Months between two bills, by the key of a block: `basic_3mo` has three. docs/reference/rules.md 14.3. */
export const billingMonths = (planId: string | undefined): number => Number(/(\d+)mo/.exec(planId ?? '')?.[1] ?? 1)
