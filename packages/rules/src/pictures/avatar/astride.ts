import type { Group } from '../picture/picture.ts'

/** The legs turn outwards about the hips; the clips are in definitions.ts. */
const LEGS = [
  { clip: 'left-leg', transform: 'rotate(27 110 174)' },
  { clip: 'right-leg', transform: 'rotate(-27 130 174)' },
] as const

/** What covers hips and legs, as one sits on a saddle: each leg to its side. */
export const astride = (group: Group | undefined): Group | undefined =>
  group && {
    content: [
      ...LEGS.map(({ clip, transform }) => ({ content: [{ content: [group], clip }], transform })),
      { content: [group], clip: 'above-hips' },
    ],
  }
