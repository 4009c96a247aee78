export { call, endpoints } from '@daykeep/api/contract'
