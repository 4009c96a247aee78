export { DeviceHost } from './DeviceHost.tsx'
