/**
 * The visible part of an avatar: all of it, head and chest for the party, the head for a message; and what a choice of
 * looks changes: the face, one temple with its flower or earring, the chest, one wheel of the chair.
 */
export const CROPS = ['whole', 'party', 'portrait', 'face', 'temple', 'chest', 'wheel'] as const
export type Crop = (typeof CROPS)[number]

/** The viewBox of each crop. */
export const BOXES: Readonly<Record<Crop, string>> = {
  whole: '0 0 240 240',
  party: '38 12 164 164',
  portrait: '46 14 148 148',
  face: '68 54 104 104',
  temple: '124 38 88 88',
  chest: '62 108 116 116',
  wheel: '40 106 112 112',
}
