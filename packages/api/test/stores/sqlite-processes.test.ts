import { storeProcessesContract } from './contract.ts'
import { sqliteUnderTest } from './sqlite-under-test.ts'

storeProcessesContract('the SQLite store', sqliteUnderTest)
