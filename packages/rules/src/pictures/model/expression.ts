/** What the faces of a doll and its pet show. docs/look.md 4. */
export const EXPRESSIONS = ['calm', 'happy', 'proud', 'worried', 'asleep'] as const
export type Expression = (typeof EXPRESSIONS)[number]
