export { playCue } from './player.ts'
export { SoundHost } from './SoundHost.tsx'
export { isSoundTheme, SOUND_THEMES, type SoundThemeName } from './themes.ts'
export { volume } from './volume.ts'
