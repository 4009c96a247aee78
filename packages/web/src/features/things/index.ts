export { type Thing, type ThingKind, toGearThing, toThing } from './thing.ts'
export { ThingPicture } from './ThingPicture.tsx'
