export { lateEndpoints } from '@daykeep/api/contract'
export { lateCommands, recordAct } from '@daykeep/rules/late-commands'
