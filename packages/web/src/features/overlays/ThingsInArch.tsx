import { ThingPicture } from '../things/index.ts'
import type { NamedThing } from './named-thing.ts'

/** Things for the arch of a moment. Their names stand in the words below, so the pictures are decoration. */
export const ThingsInArch = ({ things }: { readonly things: ReadonlyArray<NamedThing> }) => (
  <>{things.map(({ name, thing }) => (thing === undefined ? null : <ThingPicture key={name} thing={thing} />))}</>
)
