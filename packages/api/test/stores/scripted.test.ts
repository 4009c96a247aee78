import { storeContract } from './contract.ts'
import { scriptedUnderTest } from './scripted-under-test.ts'

storeContract('the MongoDB store over a scripted server', scriptedUnderTest)
