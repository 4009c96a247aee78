// Loaded into a server before its own code: its clock runs CLOCK_SHIFT milliseconds ahead, so that days can pass.
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
