/** Custom properties by name: how a palette reaches the classes of a template. */
export type Paint = { readonly [property: `--${string}`]: string }

/** A piece of a picture: markup of a template, or pieces in it, under one transform and one paint. */
export type Group = {
  readonly content: string | ReadonlyArray<Group>
  readonly transform?: string | undefined
  readonly paint?: Paint | undefined
  /** Name of a clip in the definitions of the picture. */
  readonly clip?: string | undefined
  readonly className?: string | undefined
}

/**
 * What a composer answers: plain data, the same for the same input. Ids in it begin with INSTANCE; whoever puts the
 * picture on a page gives it an id of its own there.
 */
export type Picture = {
  readonly viewBox: string
  readonly groups: ReadonlyArray<Group>
  readonly defs?: string | undefined
  readonly className?: string | undefined
}

/** Pieces that are not there fall out, so that a composer can list all its layers in order. */
export const layered = (...groups: ReadonlyArray<Group | undefined>): ReadonlyArray<Group> =>
  groups.filter((group): group is Group => group !== undefined && group.content.length > 0)

/** Markup in a paint; nothing if there is no markup. */
export const painted = (markup: string | undefined, paint?: Paint, transform?: string): Group | undefined =>
  markup ? { content: markup, paint, transform } : undefined
