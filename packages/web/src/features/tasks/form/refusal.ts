/** Why a task was not kept: at its fields, by their names, or as a whole. */
export type Refusal = {
  readonly faults: Readonly<Partial<Record<string, string>>>
  readonly problem?: string | undefined
}
