export { DiscoveryScreen, MyGuildsScreen } from './list/GuildListScreens.tsx'
export { GuildScreen } from './GuildScreen.tsx'
export { TavernScreen } from './tavern/index.ts'
