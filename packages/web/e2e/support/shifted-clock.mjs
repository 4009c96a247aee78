// Preloaded into the server: shifts its clock by CLOCK_SHIFT milliseconds, so that days can pass.
const shift = Number(process.env.CLOCK_SHIFT ?? 0)
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
