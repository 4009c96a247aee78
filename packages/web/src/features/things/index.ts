export { type Thing, toGearThing, toThing } from './thing.ts'
export { ThingPicture } from './ThingPicture.tsx'
