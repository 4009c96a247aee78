// Preloaded into the server: shifts its clock by CLOCK_SHIFT milliseconds, so that days can pass. Where journeys are tried on
// another day, also into their own process and into the pages, in which `process` is not known.
const shift = Number(globalThis.CLOCK_SHIFT ?? globalThis.process?.env.CLOCK_SHIFT ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}
