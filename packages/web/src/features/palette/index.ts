export { openPalette } from './palette-store.ts'
export { PaletteHost } from './PaletteHost.tsx'
