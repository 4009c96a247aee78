import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { pino } from 'pino'
import { argv, stdout } from 'node:process'
import { deliverOutbox } from '../../src/commands/index.ts'
import { migratingStore } from '../../src/store/index.ts'
import type { Config } from '../../src/config.ts'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { openStoreAt, type StoreLocation } from '../../test-kit/store-location.ts'

/** Delivers until it is killed or nothing is left. `later`: milliseconds by which leases of dead workers are over. */
const [location = '', later = '0'] = argv.slice(2)
const options: StoreLocation = JSON.parse(location)
const catalogue = loadCatalogue()
const store = migratingStore(await openStoreAt(options), catalogue)
const clock = () => Date.now() + Number(later)
stdout.write('ready\n')
await deliverOutbox({
  store,
  catalogue,
  clock,
  log: pino({ level: 'silent' }),
  i18n: await testI18n(),
  config: { baseUrl: '' } as Config,
})
await store.close()
