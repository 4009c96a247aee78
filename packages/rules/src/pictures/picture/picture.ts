/** CSS custom properties, which the classes of templates read. */
export type Paint = { readonly [property: `--${string}`]: string }

/** A part of a picture: markup or nested groups, with one transform and one paint. */
export type Group = {
  readonly content: string | ReadonlyArray<Group>
  readonly transform?: string | undefined
  readonly paint?: Paint | undefined
  /** The name of a clip in the picture's definitions. */
  readonly clip?: string | undefined
  readonly className?: string | undefined
}

/**
 * The result of a composer: plain data, the same for the same input. Its ids begin with INSTANCE, which is replaced
 * when the picture is rendered.
 */
export type Picture = {
  readonly viewBox: string
  readonly groups: ReadonlyArray<Group>
  readonly defs?: string | undefined
  readonly className?: string | undefined
}

/** Removes missing groups, so that composers can list all layers in order. */
export const layered = (...groups: ReadonlyArray<Group | undefined>): ReadonlyArray<Group> =>
  groups.filter((group): group is Group => group !== undefined && group.content.length > 0)

/** Markup with a paint; `undefined` without markup. */
export const painted = (markup: string | undefined, paint?: Paint, transform?: string): Group | undefined =>
  markup ? { content: markup, paint, transform } : undefined
