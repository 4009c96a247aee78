/** Base, shade, light, trim, accent, glow. A species calls the same six coat, shade, light, mark, inner, extra. */
export type Palette = readonly [string, string, string, string, string, string]

/** The name of a palette, or six colours of its own. */
export type PaletteRef = string | Palette
