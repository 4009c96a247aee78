import { storeContract, storeFollowContract } from './contract.ts'
import { sqliteUnderTest } from './sqlite-under-test.ts'

storeContract('the SQLite store', sqliteUnderTest)
storeFollowContract('the SQLite store', sqliteUnderTest)
