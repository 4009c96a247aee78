import { storeContract } from './contract.ts'
import { sqliteUnderTest } from './sqlite-under-test.ts'

storeContract('the SQLite store', sqliteUnderTest)
