/** The visible part of an avatar: all of it, head and chest for the party, the face for a message. */
export const CROPS = ['whole', 'party', 'portrait'] as const
export type Crop = (typeof CROPS)[number]

/** The viewBox of each crop. */
export const BOXES: Readonly<Record<Crop, string>> = {
  whole: '0 0 240 240',
  party: '38 12 164 164',
  portrait: '46 14 148 148',
}
