export { DiscoveryScreen, MyGuildsScreen } from './GuildListScreens.tsx'
export { GuildScreen } from './GuildScreen.tsx'
export { TavernScreen } from './TavernScreen.tsx'
